/** What a record may say of its picture; everything else is read from what it states. */
export interface PictureWish {
  /** One of the forms. */
  readonly form?: string;
  /** One of the form's shapes. */
  readonly shape?: string;
  /** Names of the garnish table, each of which an ingredient states; the rest is left out. */
  readonly garnish?: readonly string[];
  /** '#rrggbb' instead of the colours of its appearance, where these begin with what is not the body of the dish. */
  readonly colours?: readonly string[];
  /** What it is served in, where the form leaves a choice. */
  readonly vessel?: 'bowl' | 'plate' | 'pan' | 'leaf' | 'board' | 'steamer' | 'dish';
}

/** What a picture is drawn from: the part of a food that can be seen. */
export interface DrawnFood {
  /** What the choices without meaning hang on: the same text, the same picture. */
  readonly seed: string;
  readonly name: string;
  readonly origin: string;
  readonly course: string | null;
  readonly ingredients: readonly string[];
  readonly allergens: readonly string[];
  /** '#rrggbb', dominant first. */
  readonly colours: readonly string[];
  readonly shape: string;
  readonly consistency: string;
  readonly temperature: string;
  readonly wish: PictureWish;
}
