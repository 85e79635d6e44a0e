import { chakra } from "@chakra-ui/react/styled-system";

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
      h={{ base: "full", md: "9" }}
      minH={{ base: "11", md: "9" }}
      cursor="pointer"
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
