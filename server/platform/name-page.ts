/** The cursor of a list sorted by name: the sort key as PostgreSQL compares it, and the row id. */
export interface NamePlace {
  by: string;
  id: string;
}

/** Which rows to read: up to `limit`, strictly between the two where given. */
export interface NamePage {
  after: NamePlace | null;
  before: NamePlace | null;
  limit: number;
  /** The last first. */
  inverted: boolean;
}
