/** The athlete's own calendar as a page. */
export const agendaPath = "/agenda";
