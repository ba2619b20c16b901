/** Data of an answer as the JSON that it goes out in, for calls where writing it from objects would cost the most. */
export class JsonText<T> {
  declare readonly data: T;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
