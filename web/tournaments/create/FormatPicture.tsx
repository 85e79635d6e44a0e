import { chakra } from "@chakra-ui/react/styled-system";
import type { FormatChoice } from "./format-choices";

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
