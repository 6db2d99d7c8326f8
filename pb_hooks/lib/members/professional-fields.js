/** What professionals say of their business, at sign-up and later; of what kind it is follows from the role then. */
const professionalFields = [
  'business_name',
  'specialties',
  'years_experience',
  'certifications',
  'website_url',
  'business_address',
  'business_hours',
  'social_media',
];

module.exports = { professionalFields };
