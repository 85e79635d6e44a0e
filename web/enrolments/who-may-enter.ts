import { inSentence } from "../../server/arenas/arena-name.rules";
import {
  tournamentGenderLabel,
  type TournamentGender,
} from "../../server/tournaments/tournament-and-enrolment-status.rules";

interface Organised {
  /** Null in a championship, which is open to athletes of every arena. */
  arenaName: string | null;
  openToOtherArenas: boolean;
  /** Whether enrolment is open now: "aberta" must not appear beside "encerradas". */
  enrolling: boolean;
}

interface Category {
  gender: TournamentGender;
  minAge?: number | null | undefined;
  maxAge?: number | null | undefined;
  inPairs: boolean;
}

/** Which athletes may enter a tournament: "Só para atletas da Arena Beira-Mar". */
export function whoseAthletes({ arenaName, openToOtherArenas, enrolling }: Organised): string {
  if (arenaName !== null && !openToOtherArenas) return `Só para atletas da ${inSentence(arenaName)}`;
  return enrolling ? "Inscrição aberta para todos" : "Para atletas de qualquer arena";
}

/** The rules of a category besides its level: ["Feminino", "até 14 anos no ano do torneio"]. */
export function categoryRulesInWords({ gender, minAge, maxAge, inPairs }: Category): string[] {
  return [
    ...(gender === "MIXED"
      ? inPairs
        ? ["dupla mista: uma mulher e um homem"]
        : []
      : [tournamentGenderLabel[gender]]),
    ...ageInWords(minAge ?? null, maxAge ?? null),
  ];
}

function ageInWords(min: number | null, max: number | null): string[] {
  if (min !== null && max !== null) return [`de ${min} a ${max} anos no ano do torneio`];
  if (min !== null) return [`${min} anos ou mais no ano do torneio`];
  return max === null ? [] : [`até ${max} anos no ano do torneio`];
}

/** All of it in one line. */
export const whoMayEnter = (organised: Organised, category: Category): string =>
  [whoseAthletes(organised), ...categoryRulesInWords(category)].join(" · ");
