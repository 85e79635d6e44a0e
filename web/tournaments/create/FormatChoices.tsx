import { chakra } from "@chakra-ui/react/styled-system";
import {
  type CategoryFormat,
  categoryFormatLabel,
  categoryFormats,
} from "../../../server/sport/draws/draw-plan.rules";
import {
  type TournamentKind,
  tournamentKindHint,
  tournamentKindLabel,
} from "../../../server/tournaments/tournament-and-enrolment-status.rules";

/** A Super 8 is a kind of tournament; the other choices are formats of an internal tournament. */
type FormatChoice = "SUPER8" | CategoryFormat;

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

/** Lines of a bracket: from two sides to the winner of both. */
const fork = (x: number, top: number, bottom: number) =>
  `M${x} ${top}h14v${bottom - top}h-14M${x + 14} ${(top + bottom) / 2}h12`;

const around = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
  const angle = (index * Math.PI) / 4 + Math.PI / 8;
  return [60 + 26 * Math.cos(angle), 34 + 26 * Math.sin(angle)] as const;
});

const pictures: Record<FormatChoice, React.ReactNode> = {
  SUPER8: (
    <>
      <path d={around.map(([x, y]) => `M60 34L${x.toFixed(1)} ${y.toFixed(1)}`).join("")} opacity="0.35" />
      {around.map(([x, y], index) => (
        <circle
          key={x + y}
          cx={x}
          cy={y}
          r="5"
          fill="currentColor"
          data-accent={index % 2 ? undefined : ""}
          stroke="none"
        />
      ))}
    </>
  ),
  SUPER_N: (
    <>
      <path d="M30 24a32 24 0 0 1 60 0m-9-2l9 2l2-9M90 44a32 24 0 0 1-60 0m9 2l-9-2l-2 9" opacity="0.6" />
      {[40, 53, 67, 80].map((x, index) => (
        <circle
          key={x}
          cx={x}
          cy="34"
          r="5"
          fill="currentColor"
          data-accent={index % 2 ? undefined : ""}
          stroke="none"
        />
      ))}
    </>
  ),
  GROUPS_KNOCKOUT: (
    <>
      <rect x="8" y="6" width="34" height="24" rx="4" />
      <rect x="8" y="38" width="34" height="24" rx="4" />
      <path d="M14 14h22M14 22h22M14 46h22M14 54h22" opacity="0.45" />
      <path d={fork(52, 18, 50)} />
      <circle cx="98" cy="34" r="7" data-accent="" stroke="none" />
      <path d="M78 34h12" />
    </>
  ),
  KNOCKOUT: (
    <>
      <path d={fork(10, 8, 24) + fork(10, 44, 60) + fork(40, 16, 52)} />
      <path d="M66 34h18" />
      <circle cx="94" cy="34" r="7" data-accent="" stroke="none" />
    </>
  ),
  ROUND_ROBIN: (
    <>
      <path d="M30 6h60v56H30zM30 20h60M30 34h60M30 48h60M45 6v56M60 6v56M75 6v56" opacity="0.6" />
      {[0, 1, 2, 3].map((index) => (
        <rect
          key={index}
          x={31 + 15 * index}
          y={7 + 14 * index}
          width="13"
          height="12"
          data-accent=""
          stroke="none"
        />
      ))}
    </>
  ),
  DOUBLE_ELIMINATION: (
    <>
      <path d={fork(12, 6, 20) + fork(40, 13, 29)} />
      <path d={fork(12, 46, 60)} strokeDasharray="4 3" />
      <path d="M38 53h42V25M66 21h14" />
      <circle cx="94" cy="25" r="7" data-accent="" stroke="none" />
      <path d="M80 25h7" />
    </>
  ),
};

/** A small diagram of a tournament format. */
export function FormatPicture({ format }: { format: FormatChoice }) {
  return (
    <chakra.svg
      viewBox="0 0 120 68"
      w="full"
      maxH="5.5rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      css={{ "& [data-accent]": { fill: "coral.solid" } }}
    >
      {pictures[format]}
    </chakra.svg>
  );
}
