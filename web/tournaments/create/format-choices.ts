import {
  categoryFormatLabel,
  categoryFormats,
  type CategoryFormat,
} from "../../../server/sport/draws/category-format.rules";
import {
  tournamentKindHint,
  tournamentKindLabel,
  type TournamentKind,
} from "../../../server/tournaments/tournament-labels.rules";

/** A Super 8 is a kind of tournament; the other choices are formats of an internal tournament. */
export type FormatChoice = "SUPER8" | CategoryFormat;

interface Chosen {
  kind?: TournamentKind;
  drawFormat?: CategoryFormat;
}

export const choiceOf = ({ kind, drawFormat }: Chosen): FormatChoice =>
  kind === "SUPER8" ? "SUPER8" : (drawFormat ?? "GROUPS_KNOCKOUT");

export const chosenBy = (choice: FormatChoice): Required<Chosen> =>
  choice === "SUPER8" ? { kind: "SUPER8", drawFormat: "SUPER_N" } : { kind: "INTERNAL", drawFormat: choice };

const hints: Record<CategoryFormat, string> = {
  GROUPS_KNOCKOUT: tournamentKindHint.INTERNAL,
  KNOCKOUT: "Quem perde está fora",
  ROUND_ROBIN: "Todas as duplas se enfrentam",
  DOUBLE_ELIMINATION: "Só sai quem perde duas vezes",
  SUPER_N: "De 4 a 17 atletas, ou 20, que trocam de parceiro a cada rodada",
};
const label: Record<CategoryFormat, string> = {
  ...categoryFormatLabel,
  GROUPS_KNOCKOUT: "Grupos e mata-mata",
};

export const formatChoices: readonly { value: FormatChoice; label: string; hint: string }[] = [
  ...categoryFormats
    .filter((format) => format !== "SUPER_N")
    .map((value) => ({ value, label: label[value], hint: hints[value] })),
  { value: "SUPER8", label: tournamentKindLabel.SUPER8, hint: tournamentKindHint.SUPER8 },
  { value: "SUPER_N", label: label.SUPER_N, hint: hints.SUPER_N },
];
