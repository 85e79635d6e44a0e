import {
  CalendarDays,
  CircleCheck,
  DoorOpen,
  Hourglass,
  type LucideIcon,
  MapPin,
  Ticket,
  UsersRound,
} from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { inOneWord } from "../../../server/enrolments/enrolment-state.rules";
import { counted } from "../../../server/platform/numbers.rules";
import { levelsAdmitted } from "../../../server/sport/athlete-level.rules";
import type { publicFacts_tournament$key } from "../../__generated__/publicFacts_tournament.graphql";
import { countsOf, entriesText, lineText } from "../../enrolments/public/entry-words";
import {
  categoryRulesInWords,
  type OfferedPlaces as Offered,
  offeredPlacesText,
  whoseAthletes,
} from "../../enrolments/public/terms-in-words";
import { formatDay, formatPeriod, formatShortDay } from "../../ui/format";
import { priceInWords } from "../public/categories-in-words";

/** Whether a new enrolment may get a place: one is free, and the waiting list is empty or gets its places later. */
const hasPlace = ({ inPairs, seatsLeft, waitingEntryCount, placesUndecided }: Offered): boolean =>
  placesUndecided ||
  typeof seatsLeft !== "number" ||
  (seatsLeft >= (inPairs ? 2 : 1) && waitingEntryCount === 0);

/**
 * "Restam 3 vagas de dupla". For several categories it names how many have places, "Vagas em 2 de 3 categorias", because
 * the limits of the tournament and of its categories do not add up to one number. Null without categories.
 */
export function placesLeftInWords(categories: readonly Offered[]): string | null {
  const [first, ...others] = categories;
  if (!first) return null;
  if (others.length === 0) return offeredPlacesText(first);
  const withPlace = categories.filter(hasPlace).length;
  if (withPlace === 0) return "Sem vagas: lista de espera";
  if (withPlace < categories.length) return `Vagas em ${withPlace} de ${categories.length} categorias`;
  return `Vagas nas ${categories.length} categorias`;
}

interface Fact {
  icon: LucideIcon;
  text: string;
  /** Highlighted: helps an athlete decide whether to enrol. */
  strong?: boolean;
  /** Whether it stays true over time, so that it may be printed. */
  lasts?: boolean;
}

interface Days {
  startDate: string;
  endDate?: string | null | undefined;
}

/** Dates with their weekday, as athletes check that first: "sábado, 5 de dezembro", "sáb., 12/12 a dom., 13/12". */
const daysToCome = ({ startDate, endDate }: Days): string =>
  endDate && endDate !== startDate
    ? `${formatShortDay(startDate)} a ${formatShortDay(endDate)}`
    : formatDay(startDate);

/** Counts the enrolments with a place; the waiting list is counted separately. */
function enteredText({ placed, inPairs }: { placed: number; inPairs: boolean }): string {
  if (placed === 0) return "Ninguém inscrito ainda";
  return inPairs
    ? counted(placed, "dupla inscrita", "duplas inscritas")
    : counted(placed, "atleta inscrito", "atletas inscritos");
}

/** The facts of a tournament, each with an icon: date, place, eligibility, price and entries; and a one-line summary. */
export function useTournamentFacts(key: publicFacts_tournament$key): { facts: Fact[]; line: string } {
  const tournament = useFragment(
    graphql`
      fragment publicFacts_tournament on Tournament {
        organiserName
        isChampionship
        openToOtherArenas
        startDate
        endDate
        feeInCents
        enrolmentCount
        status
        registration {
          state
          problem
        }
        categories {
          level
          gender
          minAge
          maxAge
          inPairs
          cancelledAt
          feeInCents
          seatsLeft
          placeMode
          placesUndecided
          placedEntryCount
          waitingEntryCount
        }
        place {
          name
          address
          city
        }
      }
    `,
    key,
  );
  const { organiserName, isChampionship, openToOtherArenas, feeInCents, status, place } = tournament;
  const offered = tournament.categories.filter(({ cancelledAt }) => !cancelledAt);
  const entries = inOneWord(
    tournament.categories.map(({ inPairs, placedEntryCount, waitingEntryCount }) =>
      countsOf({ inPairs, placedEntryCount, waitingEntryCount }),
    ),
  );
  const counts = entries ?? { placed: tournament.enrolmentCount, inPairs: false };
  const inLine = entries && lineText(entries);
  // Some addresses already contain the city.
  const city = place?.city && !place.address?.includes(place.city) ? place.city : null;
  const where = [place?.name, place?.address, city].filter(Boolean).join(", ");
  const when = formatPeriod(tournament.startDate, tournament.endDate);
  const invites = status === "REGISTRATION_OPEN";
  const { state, problem } = tournament.registration;
  const rules = offered.map(({ level, gender, minAge, maxAge, inPairs }) => [
    ...categoryRulesInWords({ gender, minAge, maxAge, inPairs }),
    `nível: ${levelsAdmitted(level)}`,
  ]);
  const who = [
    whoseAthletes({
      arenaName: isChampionship ? null : organiserName,
      openToOtherArenas,
      enrolling: state === "OPEN",
    }),
    // With several categories each lists its own rules further down.
    ...(rules.length === 1 ? rules.flat() : []),
  ].join(" · ");
  const places = placesLeftInWords(
    offered.map(({ inPairs, seatsLeft, waitingEntryCount, placeMode, placesUndecided }) => ({
      inPairs,
      seatsLeft,
      waitingEntryCount,
      placeMode,
      placesUndecided,
    })),
  );
  const terms: Fact[] = [
    { icon: DoorOpen, text: who, strong: true, lasts: true },
    { icon: Ticket, text: priceInWords(offered, feeInCents), strong: true, lasts: true },
    ...(problem !== null && problem !== undefined ? [{ icon: Hourglass, text: problem, strong: true }] : []),
    ...(!problem && places !== null ? [{ icon: CircleCheck, text: places, strong: true }] : []),
  ];
  const facts: Fact[] = [
    { icon: CalendarDays, text: invites ? daysToCome(tournament) : when, strong: invites, lasts: true },
    ...(invites ? terms : []),
    ...(where ? [{ icon: MapPin, text: where, lasts: true }] : []),
    { icon: UsersRound, text: enteredText(counts) },
    ...(inLine ? [{ icon: Hourglass, text: inLine }] : []),
  ];
  return {
    facts,
    line: [when, place?.name ?? organiserName, entriesText(counts.placed, counts.inPairs)].join(" · "),
  };
}
