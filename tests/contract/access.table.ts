export const actors = [
  'visitor',
  'member',
  'owner',
  'other',
  'participant',
  'professional',
  'admin',
  'superuser',
] as const;
const operations = ['list', 'view', 'create', 'update', 'delete'] as const;

/**
 * - visitor: not signed in.
 * - member: signed in, without any tie to the row. Creates in its own name.
 * - owner: whose row it is; a professional chef, so that it can have a professional profile and a request.
 * - other: a member with rows of its own. Creates **in the owner's name**, which is a forgery.
 * - participant: the other member of the owner's conversation.
 * - professional: a chef with a professional profile, without a tie to the row.
 * - admin: a member whose newest role row says admin, and who gives the role up by nobody's hand but another admin's. superuser: an account of the dashboard.
 */
export type Actor = (typeof actors)[number];
export type Operation = (typeof operations)[number];

/**
 * Who may do what (spec 1 §6, spec 2 §6, rulings): + allowed, - refused. `collection:variant` is the same collection with another row.
 */
const table = `
collection             operation  visitor  member  owner  other  participant  professional  admin  superuser
users                  list       -        -       +      -      -            -             -      +
users                  view       -        -       +      -      -            -             -      +
users                  create     +        +       +      +      +            +             +      +
users                  update     -        -       +      -      -            -             -      +
users                  delete     -        -       -      -      -            -             -      +
profiles               list       +        +       +      +      +            +             +      +
profiles               view       +        +       +      +      +            +             +      +
profiles               create     -        -       -      -      -            -             -      +
profiles               update     -        -       +      -      -            -             -      +
profiles               delete     -        -       -      -      -            -             -      +
member_stats           list       +        +       +      +      +            +             +      +
member_stats           view       +        +       +      +      +            +             +      +
member_stats           create     -        -       -      -      -            -             -      +
member_stats           update     -        -       -      -      -            -             -      +
member_stats           delete     -        -       -      -      -            -             -      +
private_contacts       list       -        -       +      -      -            -             -      +
private_contacts       view       -        -       +      -      -            -             -      +
private_contacts       create     -        +       +      -      +            +             +      +
private_contacts       update     -        -       +      -      -            -             -      +
private_contacts       delete     -        -       +      -      -            -             -      +
user_roles             list       +        +       +      +      +            +             +      +
user_roles             view       +        +       +      +      +            +             +      +
user_roles             create     -        +       +      -      +            +             -      +
user_roles             update     -        -       -      -      -            -             +      +
user_roles             delete     -        -       -      -      -            -             -      +
professional_profiles  list       +        +       +      +      +            +             +      +
professional_profiles  view       +        +       +      +      +            +             +      +
professional_profiles  create     -        -       +      -      -            +             -      +
professional_profiles  update     -        -       +      -      -            -             -      +
professional_profiles  delete     -        -       +      -      -            -             -      +
foods                  list       +        +       +      +      +            +             +      +
foods                  view       +        +       +      +      +            +             +      +
foods                  create     -        +       +      -      +            +             +      +
foods                  update     -        -       +      -      -            -             -      +
foods                  delete     -        -       +      -      -            -             -      +
foods:hidden            list       -        -       +      -      -            -             +      +
foods:hidden            view       -        -       +      -      -            -             +      +
foods:hidden            update     -        -       +      -      -            -             -      +
foods:hidden            delete     -        -       +      -      -            -             -      +
reviews                list       +        +       +      +      +            +             +      +
reviews                view       +        +       +      +      +            +             +      +
reviews                create     -        +       +      -      +            +             +      +
reviews                update     -        -       +      -      -            -             -      +
reviews                delete     -        -       +      -      -            -             -      +
reviews:of-hidden       create     -        -       -      -      -            -             -      -
review_answers         list       +        +       +      +      +            +             +      +
review_answers         view       +        +       +      +      +            +             +      +
review_answers         create     -        -       +      -      -            +             -      +
review_answers         update     -        -       +      -      -            -             -      +
review_answers         delete     -        -       +      -      -            -             -      +
review_answers:of-hidden create    -        -       -      -      -            -             -      -
review_answers:moderated list      -        -       +      -      -            -             +      +
review_answers:moderated view      -        -       +      -      -            -             +      +
review_answers:not-verified create -        -       -      -      -            -             -      +
pinned_reviews         list       +        +       +      +      +            +             +      +
pinned_reviews         view       +        +       +      +      +            +             +      +
pinned_reviews         create     -        -       +      -      -            +             -      +
pinned_reviews         update     -        -       +      -      -            -             -      +
pinned_reviews         delete     -        -       +      -      -            -             -      +
pinned_reviews:of-hidden create    -        -       -      -      -            -             -      -
pinned_reviews:not-verified create -        -       -      -      -            -             -      +
places                 list       +        +       +      +      +            +             +      +
places                 view       +        +       +      +      +            +             +      +
places                 create     -        -       +      -      -            +             -      +
places                 update     -        -       +      -      -            -             -      +
places                 delete     -        -       +      -      -            -             -      +
places:moderated       list       -        -       +      -      -            -             +      +
places:moderated       view       -        -       +      -      -            -             +      +
places:not-verified    list       -        -       +      -      -            -             +      +
places:not-verified    view       -        -       +      -      -            -             +      +
places:not-verified    create     -        -       -      -      -            -             -      +
places:not-verified    update     -        -       -      -      -            -             -      +
places:not-verified    delete     -        -       +      -      -            -             -      +
food_events            list       +        +       +      +      +            +             +      +
food_events            view       +        +       +      +      +            +             +      +
food_events            create     -        -       +      -      -            +             -      +
food_events            update     -        -       +      -      -            -             -      +
food_events            delete     -        -       +      -      -            -             -      +
food_events:moderated  list       -        -       +      -      -            -             +      +
food_events:moderated  view       -        -       +      -      -            -             +      +
food_events:not-verified list       -        -       +      -      -            -             +      +
food_events:not-verified view       -        -       +      -      -            -             +      +
food_events:not-verified create     -        -       -      -      -            -             -      +
food_events:not-verified update     -        -       -      -      -            -             -      +
food_events:not-verified delete     -        -       +      -      -            -             -      +
videos                 list       +        +       +      +      +            +             +      +
videos                 view       +        +       +      +      +            +             +      +
videos                 create     -        +       +      -      +            +             +      +
videos                 update     -        -       +      -      -            -             -      +
videos                 delete     -        -       +      -      -            -             -      +
videos:of-hidden        create     -        -       -      -      -            -             -      -
food_photos            list       +        +       +      +      +            +             +      +
food_photos            view       +        +       +      +      +            +             +      +
food_photos            create     -        +       +      -      +            +             +      +
food_photos            update     -        -       -      -      -            -             -      +
food_photos            delete     -        -       +      -      -            -             -      +
food_photos:of-hidden   create     -        -       -      -      -            -             -      -
food_photos:credited   create     -        -       -      -      -            -             +      +
food_photos:credited   delete     -        -       -      -      -            -             +      +
video_views            list       -        -       +      -      -            -             -      +
video_views            view       -        -       +      -      -            -             -      +
video_views            create     -        +       +      -      +            +             +      +
video_views            update     -        -       -      -      -            -             -      +
video_views            delete     -        -       -      -      -            -             -      +
catalogue_stats        list       +        +       +      +      +            +             +      +
catalogue_stats        view       +        +       +      +      +            +             +      +
catalogue_stats        create     -        -       -      -      -            -             -      +
catalogue_stats        update     -        -       -      -      -            -             -      +
catalogue_stats        delete     -        -       -      -      -            -             -      +
notification_preferences  list    -        -       +      -      -            -             -      +
notification_preferences  view    -        -       +      -      -            -             -      +
notification_preferences  create  -        +       +      -      +            +             +      +
notification_preferences  update  -        -       +      -      -            -             -      +
notification_preferences  delete  -        -       +      -      -            -             -      +
user_taste_profiles    list       -        -       +      -      -            -             -      +
user_taste_profiles    view       -        -       +      -      -            -             -      +
user_taste_profiles    create     -        +       +      -      +            +             +      +
user_taste_profiles    update     -        -       +      -      -            -             -      +
user_taste_profiles    delete     -        -       +      -      -            -             -      +
food_recommendations   list       -        -       +      -      -            -             -      +
food_recommendations   view       -        -       +      -      -            -             -      +
food_recommendations   create     -        -       -      -      -            -             -      +
food_recommendations   update     -        -       -      -      -            -             -      +
food_recommendations   delete     -        -       +      -      -            -             -      +
personalized_insights  list       -        -       +      -      -            -             -      +
personalized_insights  view       -        -       +      -      -            -             -      +
personalized_insights  create     -        +       +      -      +            +             +      +
personalized_insights  update     -        -       +      -      -            -             -      +
personalized_insights  delete     -        -       +      -      -            -             -      +
food_likes             list       -        -       +      -      -            -             -      +
food_likes             view       -        -       +      -      -            -             -      +
food_likes             create     -        +       +      -      +            +             +      +
food_likes             update     -        -       -      -      -            -             -      +
food_likes             delete     -        -       +      -      -            -             -      +
food_likes:of-hidden    create     -        -       -      -      -            -             -      -
saved_foods            list       -        -       +      -      -            -             -      +
saved_foods            view       -        -       +      -      -            -             -      +
saved_foods            create     -        +       +      -      +            +             +      +
saved_foods            update     -        -       +      -      -            -             -      +
saved_foods            delete     -        -       +      -      -            -             -      +
saved_foods:of-hidden   create     -        -       -      -      -            -             -      -
diary_entries          list       -        -       +      -      -            -             -      +
diary_entries          view       -        -       +      -      -            -             -      +
diary_entries          create     -        +       +      -      +            +             +      +
diary_entries          update     -        -       +      -      -            -             -      +
diary_entries          delete     -        -       +      -      -            -             -      +
diary_entries:of-hidden  create   -        +       +      -      +            +             +      +
food_comparisons       list       -        -       +      -      -            -             -      +
food_comparisons       view       -        -       +      -      -            -             -      +
food_comparisons       create     -        +       +      -      +            +             +      +
food_comparisons       update     -        -       +      -      -            -             -      +
food_comparisons       delete     -        -       +      -      -            -             -      +
food_comparisons:of-hidden create  -        +       +      -      +            +             +      +
food_comparisons:other-way create   -        -       -      -      -            -             -      +
food_lists             list       -        -       +      -      -            -             -      +
food_lists             view       -        -       +      -      -            -             -      +
food_lists             create     -        +       +      -      +            +             +      +
food_lists             update     -        -       +      -      -            -             -      +
food_lists             delete     -        -       +      -      -            -             -      +
food_list_items        list       -        -       +      -      -            -             -      +
food_list_items        view       -        -       +      -      -            -             -      +
food_list_items        create     -        +       +      -      +            +             +      +
food_list_items        update     -        -       +      -      -            -             -      +
food_list_items        delete     -        -       +      -      -            -             -      +
food_list_items:of-hidden  create -        -       -      -      -            -             -      -
food_list_items:on-anothers create -        -       -      -      -            -             -      -
food_lists:by-link         list   -        -       +      -      -            -             -      +
food_lists:by-link         view   +        +       +      +      +            +             +      +
food_lists:by-link         update -        -       +      -      -            -             -      +
food_lists:by-link         delete -        -       +      -      -            -             -      +
food_lists:public          list   +        +       +      +      +            +             +      +
food_lists:public          view   +        +       +      +      +            +             +      +
food_lists:public          update -        -       +      -      -            -             -      +
food_lists:public          delete -        -       +      -      -            -             -      +
food_lists:moderated       list   -        -       +      -      -            -             +      +
food_lists:moderated       view   -        -       +      -      -            -             +      +
food_lists:moderated       update -        -       +      -      -            -             -      +
food_lists:moderated       delete -        -       +      -      -            -             -      +
food_list_items:by-link    list   -        -       +      -      -            -             -      +
food_list_items:by-link    view   +        +       +      +      +            +             +      +
food_list_items:by-link    update -        -       +      -      -            -             -      +
food_list_items:by-link    delete -        -       +      -      -            -             -      +
food_list_items:public     list   +        +       +      +      +            +             +      +
food_list_items:public     view   +        +       +      +      +            +             +      +
food_list_items:public     update -        -       +      -      -            -             -      +
food_list_items:public     delete -        -       +      -      -            -             -      +
kept_lists             list     -        -       +      -      -            -             -      +
kept_lists             view     -        -       +      -      -            -             -      +
kept_lists             create   -        +       +      -      +            +             +      +
kept_lists             update   -        -       -      -      -            -             -      +
kept_lists             delete   -        -       +      -      -            -             -      +
kept_lists:private     create   -        -       -      -      -            -             -      -
kept_lists:own         create   -        -       -      -      -            -             -      -
food_lists:together    list       -        -       +      -      -            -             -      +
food_lists:together    view       -        -       +      -      -            -             -      +
food_lists:together    update     -        -       -      -      -            -             -      +
food_lists:together    delete     -        -       -      -      -            -             -      +
food_list_items:together list     -        -       +      -      -            -             -      +
food_list_items:together view     -        -       +      -      -            -             -      +
food_list_items:together create   -        +       +      -      +            +             +      +
food_list_items:together update   -        -       +      -      -            -             -      +
food_list_items:together delete   -        -       +      -      -            -             -      +
list_members           list       -        -       +      -      -            -             -      +
list_members           view       -        -       +      -      -            -             -      +
list_members           create     -        +       +      -      +            +             +      +
list_members           update     -        -       -      -      -            -             -      +
list_members           delete     -        -       +      -      -            -             -      +
list_members:invited   list       -        -       +      -      -            -             -      +
list_members:invited   view       -        -       +      -      -            -             -      +
list_members:invited   create     -        -       -      -      -            -             -      +
list_members:invited   update     -        -       +      -      -            -             -      +
list_members:invited   delete     -        -       +      -      -            -             -      +
list_links             list       -        -       +      -      -            -             -      +
list_links             view       -        -       +      -      -            -             -      +
list_links             create     -        +       +      -      +            +             +      +
list_links             update     -        -       +      -      -            -             -      +
list_links             delete     -        -       +      -      -            -             -      +
list_links:of-anothers create     -        -       -      -      -            -             -      -
list_notes             list       -        -       +      -      -            -             -      +
list_notes             view       -        -       +      -      -            -             -      +
list_notes             create     -        +       +      -      +            +             +      +
list_notes             update     -        -       +      -      -            -             -      +
list_notes             delete     -        -       +      -      -            -             -      +
list_notes:together    list       -        -       +      -      -            -             -      +
list_notes:together    view       -        -       +      -      -            -             -      +
list_notes:together    create     -        -       -      -      -            -             -      +
list_notes:together    update     -        -       -      -      -            -             -      +
list_notes:together    delete     -        -       -      -      -            -             -      +
table_people           list       -        -       +      -      -            -             -      +
table_people           view       -        -       +      -      -            -             -      +
table_people           create     -        +       +      -      +            +             +      +
table_people           update     -        -       +      -      -            -             -      +
table_people           delete     -        -       +      -      -            -             -      +
dinner_tables          list       -        -       +      -      -            -             -      +
dinner_tables          view       -        -       +      -      -            -             -      +
dinner_tables          create     -        +       +      -      +            +             +      +
dinner_tables          update     -        -       +      -      -            -             -      +
dinner_tables          delete     -        -       +      -      -            -             -      +
table_seats            list       -        -       +      -      -            -             -      +
table_seats            view       -        -       +      -      -            -             -      +
table_seats            create     -        +       +      -      +            +             +      +
table_seats            update     -        -       -      -      -            -             -      +
table_seats            delete     -        -       +      -      -            -             -      +
table_seats:of-another   create   -        -       -      -      -            -             -      -
table_invitations      list       -        -       +      -      +            -             -      +
table_invitations      view       -        -       +      -      +            -             -      +
table_invitations      create     -        +       +      -      +            +             +      +
table_invitations      update     -        -       -      -      +            -             -      +
table_invitations      delete     -        -       +      -      -            -             -      +
table_invitations:of-another  create  -   -       -      -      -            -             -      -
pair_votes             list       -        -       +      -      -            -             -      +
pair_votes             view       -        -       +      -      -            -             -      +
pair_votes             create     -        +       +      -      +            +             +      +
pair_votes             update     -        -       +      -      -            -             -      +
pair_votes             delete     -        -       +      -      -            -             -      +
pair_votes:of-hidden   create     -        -       -      -      -            -             -      -
pair_votes:other-way   create     -        -       -      -      -            -             -      +
pair_sums              list       +        +       +      +      +            +             +      +
pair_sums              view       +        +       +      +      +            +             +      +
pair_sums              create     -        -       -      -      -            -             -      +
pair_sums              update     -        -       -      -      -            -             -      +
pair_sums              delete     -        -       -      -      -            -             -      +
notifications          list       -        -       +      -      -            -             -      +
notifications          view       -        -       +      -      -            -             -      +
notifications          create     -        -       -      -      -            -             -      +
notifications          update     -        -       +      -      -            -             -      +
notifications          delete     -        -       +      -      -            -             -      +
push_subscriptions     list       -        -       +      -      -            -             -      +
push_subscriptions     view       -        -       +      -      -            -             -      +
push_subscriptions     create     -        -       -      -      -            -             -      +
push_subscriptions     update     -        -       -      -      -            -             -      +
push_subscriptions     delete     -        -       +      -      -            -             -      +
user_follows           list       +        +       +      +      +            +             +      +
user_follows           view       +        +       +      +      +            +             +      +
user_follows           create     -        +       +      -      +            +             +      +
user_follows           update     -        -       -      -      -            -             -      +
user_follows           delete     -        -       +      -      -            -             -      +
conversations          list       -        -       +      -      +            -             -      +
conversations          view       -        -       +      -      +            -             -      +
conversations          create     -        +       +      -      +            +             +      +
conversations          update     -        -       -      -      +            -             -      +
conversations          delete     -        -       -      -      -            -             -      +
messages               list       -        -       +      -      +            -             -      +
messages               view       -        -       +      -      +            -             -      +
messages               create     -        -       +      -      +            -             -      +
messages               update     -        -       -      -      +            -             -      +
messages               delete     -        -       -      -      -            -             -      +
messages:to-the-blocked  list      -        -       +      -      -            -             -      +
messages:to-the-blocked  view      -        -       +      -      -            -             -      +
messages:to-the-blocker  list      -        -       -      -      -            -             -      +
messages:to-the-blocker  view      -        -       -      -      -            -             -      +
blocks                 list       -        -       +      -      -            -             -      +
blocks                 view       -        -       +      -      -            -             -      +
blocks                 create     -        +       +      -      +            +             +      +
blocks                 update     -        -       +      -      -            -             -      +
blocks                 delete     -        -       +      -      -            -             -      +
mutes                  list       -        -       +      -      -            -             -      +
mutes                  view       -        -       +      -      -            -             -      +
mutes                  create     -        +       +      -      +            +             +      +
mutes                  update     -        -       +      -      -            -             -      +
mutes                  delete     -        -       +      -      -            -             -      +
reports                list       -        -       +      -      -            -             +      +
reports                view       -        -       +      -      -            -             +      +
reports                create     -        +       +      -      +            +             +      +
reports                update     -        -       +      -      -            -             +      +
reports                delete     -        -       +      -      -            -             -      +
reports:reporter-left   list       -        -       -      -      -            -             +      +
reports:reporter-left   view       -        -       -      -      -            -             +      +
reports:reporter-left   update     -        -       -      -      -            -             +      +
reports:reporter-left   delete     -        -       -      -      -            -             -      +
admin_actions          list       -        -       -      -      -            -             +      +
admin_actions          view       -        -       -      -      -            -             +      +
admin_actions          create     -        -       -      -      -            -             -      +
admin_actions          update     -        -       -      -      -            -             -      -
admin_actions          delete     -        -       -      -      -            -             -      -
food_imports           list       -        -       -      -      -            -             +      +
food_imports           view       -        -       -      -      -            -             +      +
food_imports           create     -        -       -      -      -            -             -      +
food_imports           update     -        -       -      -      -            -             -      +
food_imports           delete     -        -       -      -      -            -             -      +
achievements           list       +        +       +      +      +            +             +      +
achievements           view       +        +       +      +      +            +             +      +
achievements           create     -        -       -      -      -            -             -      +
achievements           update     -        -       -      -      -            -             -      +
achievements           delete     -        -       -      -      -            -             -      +
verification_requests  list       -        -       +      -      -            -             +      +
verification_requests  view       -        -       +      -      -            -             +      +
verification_requests  create     -        -       +      -      -            +             -      +
verification_requests  update     -        -       -      -      -            -             +      +
verification_requests  delete     -        -       -      -      -            -             -      +
verification_documents list       -        -       +      -      -            -             +      +
verification_documents view       -        -       +      -      -            -             +      +
verification_documents create     -        -       +      -      -            -             -      +
verification_documents update     -        -       -      -      -            -             -      +
verification_documents delete     -        -       +      -      -            -             -      +
blog_posts             list       +        +       +      +      +            +             +      +
blog_posts             view       +        +       +      +      +            +             +      +
blog_posts             create     -        -       -      -      -            -             -      +
blog_posts             update     -        -       -      -      -            -             +      +
blog_posts             delete     -        -       -      -      -            -             +      +
blog_posts:draft       list       -        -       -      -      -            -             +      +
blog_posts:draft       view       -        -       -      -      -            -             +      +
blog_contents          list       +        +       +      +      +            +             +      +
blog_contents          view       +        +       +      +      +            +             +      +
blog_contents          create     -        -       -      -      -            -             -      +
blog_contents          update     -        -       -      -      -            -             +      +
blog_contents          delete     -        -       -      -      -            -             -      +
blog_contents:draft    list       -        -       -      -      -            -             +      +
blog_contents:draft    view       -        -       -      -      -            -             +      +
blog_runs              list       -        -       -      -      -            -             -      +
blog_runs              view       -        -       -      -      -            -             -      +
blog_runs              create     -        -       -      -      -            -             -      +
blog_runs              update     -        -       -      -      -            -             -      +
blog_runs              delete     -        -       -      -      -            -             -      +
blog_stories           list       -        -       -      -      -            -             -      +
blog_stories           view       -        -       -      -      -            -             -      +
blog_stories           create     -        -       -      -      -            -             -      +
blog_stories           update     -        -       -      -      -            -             -      +
blog_stories           delete     -        -       -      -      -            -             -      +
error_reports          list       -        -       -      -      -            -             +      +
error_reports          view       -        -       -      -      -            -             +      +
error_reports          create     +        +       +      -      +            +             +      +
error_reports          update     -        -       -      -      -            -             -      +
error_reports          delete     -        -       -      -      -            -             +      +
`;

export interface AccessRow {
  /** `collection` or `collection:variant`. */
  readonly name: string;
  readonly operation: Operation;
  readonly allowed: Readonly<Record<Actor, boolean>>;
}

/** The table as rows; throws on a cell that is neither + nor -. */
export function readAccessTable(text: string = table): AccessRow[] {
  const [head, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/));
  if (head?.slice(2).join() !== actors.join()) throw new Error('the columns are not the actors');
  return lines.map(([name = '', operation = '', ...cells]) => {
    const known = operations.find((one) => one === operation);
    if (known === undefined) throw new Error(`${name}: no operation ${operation}`);
    if (cells.length !== actors.length || !cells.every((cell) => cell === '+' || cell === '-'))
      throw new Error(`${name} ${operation}: a cell is missing`);
    return {
      name,
      operation: known,
      allowed: Object.fromEntries(actors.map((actor, at) => [actor, cells[at] === '+'])) as Record<Actor, boolean>,
    };
  });
}

/** Every collection and operation that has no line. */
export function missingLines(collections: readonly string[], rows: readonly AccessRow[]): string[] {
  const there = new Set(rows.map((row) => `${row.name} ${row.operation}`));
  return collections
    .flatMap((name) => operations.map((operation) => `${name} ${operation}`))
    .filter((line) => !there.has(line));
}
