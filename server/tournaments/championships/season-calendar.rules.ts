import { addDays } from "../../platform/time/calendar-day.rules";

/** Where everybody's calendar reads the championships of an active federation. */
export const seasonCalendarPath = (federationKey: string): string =>
  `/federacao/${federationKey}/campeonatos.ics`;

/** Days YYYY-MM-DD. */
interface CalendarChampionship {
  id: string;
  name: string;
  venue: string | null;
  startDate: string;
  endDate: string | null;
  registrationEndsOn: string | null;
}

/** Something that takes whole days, from the first to the last one. */
interface WholeDays {
  /** Always the same of the same thing. */
  uid: string;
  title: string;
  location: string | null;
  firstDay: string;
  /** The day after the last one, as calendars count. */
  endsBefore: string;
  tournamentId: string;
}

/** The days of championships, and until when one enrols in each. */
export const calendarDays = (championships: readonly CalendarChampionship[]): WholeDays[] =>
  championships.flatMap(({ id, name, venue, startDate, endDate, registrationEndsOn }) => [
    {
      uid: `campeonato-${id}`,
      title: name,
      location: venue,
      firstDay: startDate,
      endsBefore: addDays(endDate ?? startDate, 1),
      tournamentId: id,
    },
    ...(registrationEndsOn === null
      ? []
      : [
          {
            uid: `inscricoes-${id}`,
            title: `Inscrições terminam: ${name}`,
            location: null,
            firstDay: registrationEndsOn,
            endsBefore: addDays(registrationEndsOn, 1),
            tournamentId: id,
          },
        ]),
  ]);
