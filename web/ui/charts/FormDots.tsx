import { chakra } from "@chakra-ui/react/styled-system";
import { counted } from "../../../server/platform/plural.rules";

interface FormDotsProps {
  /** Results of the last matches, oldest first: true for a win. */
  won: readonly boolean[];
}

/** An athlete's recent form: a filled dot is a win, a hollow one a loss. */
export function FormDots({ won }: FormDotsProps) {
  const wins = won.filter(Boolean).length;
  const says = `Últimos ${counted(won.length, "jogo", "jogos")}: ${counted(wins, "vitória", "vitórias")} e ${counted(won.length - wins, "derrota", "derrotas")}`;
  return (
    <>
      <chakra.span srOnly>{says}</chakra.span>
      <chakra.svg
        aria-hidden="true"
        viewBox={`0 0 ${won.length * 14} 12`}
        h="3"
        style={{ width: `${won.length * 0.875}rem` }}
        flexShrink="0"
      >
        {won.map((win, index) => (
          <chakra.circle
            // The index is stable: the matches are never reordered.
            key={index}
            cx={index * 14 + 6}
            cy="6"
            r="4.5"
            strokeWidth="2"
            stroke={win ? "palm.solid" : "border.emphasized"}
            fill={win ? "palm.solid" : "none"}
          />
        ))}
      </chakra.svg>
    </>
  );
}
