/** The week that holds a day, as cards. @param day YYYY-MM-DD; left out for this week. */
export const calendarPath = (day?: string): string => (day ? `/arena-calendar/${day}` : "/arena-calendar");

/** The week that holds a day, by hours. @param day YYYY-MM-DD; left out for this week. */
export const weekGridPath = (day?: string): string =>
  day ? `/arena-calendar/grade/${day}` : "/arena-calendar/grade";

/** A day, court by court. @param day YYYY-MM-DD; left out for today. */
export const courtsPath = (day?: string): string =>
  day ? `/arena-calendar/quadras/${day}` : "/arena-calendar/quadras";
