/** The place of a row in a list that goes by a day, and by the id within it. The day is YYYY-MM-DD. */
export interface DayPlace {
  on: string;
  id: string;
}
