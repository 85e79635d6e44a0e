import { levelInWords } from "../../../server/sport/admitted-levels.rules";
import {
  tournamentGenderLabel,
  type TournamentGender,
} from "../../../server/tournaments/tournament-labels.rules";
import { formatMoney } from "../../ui/format";

export interface CategoryTerms {
  readonly level: string;
  readonly gender: TournamentGender;
  readonly minAge?: number | null | undefined;
  readonly maxAge?: number | null | undefined;
  readonly feeInCents: number;
}

/** "C: até C · Feminino · a partir de 40 anos · R$ 80,00": whom a category is for and what it costs. */
export const categoryTermsInWords = ({ level, gender, minAge, maxAge, feeInCents }: CategoryTerms): string =>
  [
    levelInWords(level),
    tournamentGenderLabel[gender],
    agesInWords(minAge, maxAge),
    feeInCents === 0 ? "gratuita" : formatMoney(feeInCents),
  ]
    .filter((part) => part !== null)
    .join(" · ");

function agesInWords(min: number | null | undefined, max: number | null | undefined): string | null {
  if (typeof min === "number" && typeof max === "number") return `${min} a ${max} anos`;
  if (typeof min === "number") return `a partir de ${min} anos`;
  return typeof max === "number" ? `até ${max} anos` : null;
}
