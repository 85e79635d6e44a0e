/** What stands on the statement of who is paid: found again by the last characters of the enrolment's id. */
export const pixReference = (enrolmentId: string): string =>
  `INSC${enrolmentId.replaceAll("-", "").slice(-16).toUpperCase()}`;
