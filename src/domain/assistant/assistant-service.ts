import type { MemberId } from '#domain/values/ids/ids.ts';
import type { Mood } from '#domain/search/food-question.ts';
import type { TasteProfile } from '#domain/taste/taste-profile.ts';
import type { AssistantLanguage } from './assistant-language.ts';
import type { AssistantAnswer, AssistantType } from './assistant-question.ts';
import type { RecommendedDishes } from '#domain/assistant/answers/recommend-dishes.ts';

/** Who spoke: an AI service, or the built-in assistant on the server or on this device. */
export const speakers = ['service', 'catalogue', 'device'] as const;
export type Speaker = (typeof speakers)[number];

interface Served {
  readonly answeredBy: Speaker;
  /** Something to tell the member besides the answer, for example why no AI service spoke; '' for nothing. */
  readonly notice: string;
  /** In which the answer is, but not its notice; English where none is said, as all are that were kept before there was another. */
  readonly language?: AssistantLanguage;
}

export type ServedAnswer = AssistantAnswer & Served;
export type ServedDishes = RecommendedDishes & Served;

/** What came of a question to the server [S16]. */
export type ServiceOutcome<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** `message` is the server's sentence, or ''. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'throttled' }
  | { readonly kind: 'unreachable' };

interface Asking {
  /** Of the member's session. */
  readonly token: string;
  readonly memberId: MemberId;
  /** Gives the question up: then it counts as unreachable. */
  readonly signal: AbortSignal;
  /** Of the answer; English where none is said. */
  readonly language?: AssistantLanguage;
}

export interface ServiceQuestion extends Asking {
  readonly type: AssistantType;
  readonly prompt: string;
  /** What it is about, as columns of the server: the food that was spoken of (its id and name), or what was entered of one so far; null for nothing. */
  readonly foodData: object | null;
  /** Of the hour where the member is. */
  readonly mood: Mood;
  /** As in AssistantQuestion. */
  readonly notAvoiding?: readonly string[];
  /** As in AssistantQuestion, of both. */
  readonly earlier?: readonly string[];
  readonly shown?: readonly string[];
  /** As in AssistantQuestion. */
  readonly avoiding?: readonly string[];
}

export interface ServiceDishesQuestion extends Asking {
  readonly tasteProfile: TasteProfile | null;
  readonly recentlyViewed: readonly string[];
  readonly currentMood: Mood;
}

export interface PhotoQuestion extends Asking {
  readonly picture: { readonly bytes: ArrayBuffer; readonly type: string };
}

/** What a photo of a dish may show, for the contributor to accept (R8); all empty where nothing was seen. */
export interface PhotoReading {
  readonly name: string;
  readonly flavours: readonly string[];
  readonly textures: readonly string[];
  readonly aromas: readonly string[];
  /** Why nothing was seen, or ''. */
  readonly notice: string;
}

/** The server's AI routes (spec 1 §7; R8): besides signing in the one thing that needs a connection. Nothing is queued. */
export interface AssistantService {
  ask(question: ServiceQuestion): Promise<ServiceOutcome<ServedAnswer>>;
  suggest(question: ServiceDishesQuestion): Promise<ServiceOutcome<ServedDishes>>;
  /** Whether there is a service that can look at photos; false also where nobody answers. */
  canSee(): Promise<boolean>;
  readPhoto(question: PhotoQuestion): Promise<ServiceOutcome<PhotoReading>>;
}
