import type { Api, ApiMember } from '#tests/support/server/open-api.ts';

/** A chef with a business, whom nobody has verified yet. */
export function chezChef(api: Api): Promise<ApiMember> {
  return api.join('chef', { role: 'professional_chef', professional: { business_name: 'Chez Chef' } });
}

/** The same, verified. */
export async function verifiedChef(api: Api): Promise<ApiMember> {
  const chef = await chezChef(api);
  const superuser = await api.asSuperuser();
  await api.create('user_roles', superuser, { user: chef.id, role: 'professional_chef', is_verified: true });
  return chef;
}
