import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";

interface RoundSwitchProps {
  /** What the bracket is called. */
  label: string;
  /** Their names, in the order of the columns. */
  rounds: readonly string[];
  /** Which of them is in view. */
  current: number;
  onChoose: (round: number) => void;
}

const Row = chakra("fieldset", {
  base: {
    display: { base: "flex", md: "none" },
    position: "relative",
    minW: "0",
    p: "0",
    borderWidth: "0",
    overflowX: "auto",
    scrollbarWidth: "none",
    borderBottomWidth: "1px",
    borderColor: "border",
    mb: "3",
    _print: { display: "none" },
  },
});

const Round = chakra("button", {
  base: {
    flexShrink: "0",
    flexGrow: "1",
    h: "11",
    minW: "11",
    px: "3",
    textStyle: "sm",
    fontWeight: "semibold",
    whiteSpace: "nowrap",
    color: "fg.muted",
    cursor: "button",
    borderTopWidth: "3px",
    borderBottomWidth: "3px",
    borderColor: "transparent",
    _hover: { color: "fg" },
    _focusVisible: { outlineOffset: "-4px!" },
    "&[aria-current]": { color: "fg", borderBottomColor: "coral.solid" },
  },
});

/** On a phone: the rounds of a bracket by name, the one in view underlined; a press brings another. */
export function RoundSwitch({ label, rounds, current, onChoose }: RoundSwitchProps) {
  const row = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const [box, button] = [row.current, row.current?.children[current]];
    // Only the row scrolls: scrollIntoView would move the page too.
    if (box && button instanceof HTMLElement)
      box.scrollLeft = button.offsetLeft - (box.clientWidth - button.offsetWidth) / 2;
  }, [current]);

  return (
    <Row ref={row} aria-label={`Fases: ${label}`}>
      {rounds.map((name, index) => (
        <Round
          key={name}
          type="button"
          aria-current={index === current ? "true" : undefined}
          onClick={() => onChoose(index)}
        >
          {name}
        </Round>
      ))}
    </Row>
  );
}
