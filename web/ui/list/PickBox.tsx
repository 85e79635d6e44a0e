import { chakra } from "@chakra-ui/react/styled-system";
import { inTable } from "./list-look";

interface PickBoxProps {
  /** Who or what is ticked: "Selecionar Ana Lopes". */
  label: string;
  checked: boolean;
  /** Some of those that it stands for are ticked. */
  some?: boolean;
  onChange: (checked: boolean) => void;
}

/** A tick of 20 px that a thumb finds within 44. */
export function PickBox({ label, checked, some = false, onChange }: PickBoxProps) {
  return (
    <chakra.label
      display="grid"
      placeItems="center"
      w="11"
      h="full"
      minH="11"
      cursor="pointer"
      css={{ [inTable]: { h: "9", minH: "9" } }}
    >
      <chakra.input
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = some && !checked;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        boxSize="5"
        cursor="pointer"
        _focusVisible={{ outline: "3px solid", outlineColor: "coral.focusRing", outlineOffset: "2px" }}
      />
    </chakra.label>
  );
}
