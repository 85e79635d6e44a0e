/** The week that holds a day, as cards. @param day YYYY-MM-DD; left out for this week. */
export const calendarPath = (day?: string): string => (day ? `/arena-calendar/${day}` : "/arena-calendar");

/** A day, court by court. @param day YYYY-MM-DD; left out for today. */
export const courtsPath = (day?: string): string =>
  day ? `/arena-calendar/quadras/${day}` : "/arena-calendar/quadras";
