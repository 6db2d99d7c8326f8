import { newRecordId } from '#tests/support/server/new-record-id.ts';
import type { Api, ApiMember } from '#tests/support/server/open-api.ts';
import type { Fields } from './access.bodies.ts';
import { type MemberActor, stageProps } from './access.props.ts';
import { accessScenes, type Scene } from './access.scenes.ts';
import type { Actor, Operation } from './access.table.ts';

/** The people and rows that every cell of the table is played with. */
export interface Stage {
  readonly members: Readonly<Record<MemberActor, ApiMember>>;
  readonly spare: ApiMember;
  readonly superuser: string;
  /** A row of the owner, fresh wherever the operation may change it. */
  place(name: string, operation: Operation): Promise<Placed>;
  /** What the actor would send to create a row, with everything out of its way that could refuse it for another reason. */
  offer(name: string, actor: Actor): Promise<Fields | FormData>;
  /** As `offer`, for a collection whose rows carry no file. */
  offerFields(collection: string, actor: Actor): Promise<Fields>;
  /** A change that whoever may change the row at all may make. */
  change(name: string): Fields;
  tokenOf(actor: Actor): string | undefined;
}

export interface Placed {
  readonly id: string;
  /** For a row that is an account: the token of the account itself. */
  readonly ownerToken?: string;
}

export async function setStage(api: Api): Promise<Stage> {
  const props = await stageProps(api);
  const { superuser, make, wipe, members, spare, conversation } = props;
  const scenes = await accessScenes(props);
  const sceneOf = (name: string): Scene => {
    const scene = scenes[name];
    if (scene === undefined) throw new Error(`no scene for ${name}`);
    return scene;
  };

  const offer = async (name: string, actor: Actor): Promise<Fields | FormData> => {
    const { body, inTheWay } = sceneOf(name);
    const [collection = ''] = name.split(':');
    const inWhoseName =
      actor === 'visitor' || actor === 'superuser' || actor === 'other' ? members.owner.id : members[actor].id;
    if (inTheWay) await wipe(collection, inTheWay(inWhoseName));
    return collection === 'error_reports' && actor === 'visitor' ? { message: 'm' } : body(inWhoseName);
  };

  return {
    members,
    spare,
    superuser,
    place: async (name, operation) => {
      if (name === 'users' && (operation === 'list' || operation === 'view')) return { id: members.owner.id };
      if (name === 'users') {
        const { id, token } = await api.join(`p_${newRecordId()}`);
        return { id, ownerToken: token };
      }
      if (name === 'profiles') return { id: members.owner.id };
      const [collection = ''] = name.split(':');
      const { body, inTheWay, place } = sceneOf(name);
      if (place) return { id: await place() };
      if (collection === 'conversations') return { id: await conversation() };
      if (inTheWay) await wipe(collection, inTheWay(members.owner.id));
      return { id: await make(collection, await body(members.owner.id)) };
    },
    offer,
    offerFields: async (collection, actor) => {
      const body = await offer(collection, actor);
      if (body instanceof FormData) throw new Error(`${collection} carries a file`);
      return body;
    },
    change: (name) => sceneOf(name).change,
    tokenOf: (actor) => {
      if (actor === 'visitor') return undefined;
      return actor === 'superuser' ? superuser : members[actor].token;
    },
  };
}
