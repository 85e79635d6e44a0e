export { calendarPath, courtsPath } from "../calendar-path";
