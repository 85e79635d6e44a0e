// One file of four dialogs: every file that comes later has its name in what all pages bring.
export { OwnCalendarDialog } from "../schedule/public/OwnCalendarDialog";
export { OwnMoneyDialog } from "../billing/public/OwnMoneyDialog";
export { OwnRankingsDialog } from "../rankings/public/OwnRankingsDialog";
export { OwnTournamentsDialog } from "../tournaments/public/OwnTournamentsDialog";
