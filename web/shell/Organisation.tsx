import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { ChevronsUpDown } from "lucide-react";
import { initialsOf } from "../ui/initials";
import type { Place } from "./menu";

const line = {
  display: "flex",
  alignItems: "center",
  gap: "2.5",
  flex: "1",
  minW: "0",
  textAlign: "start",
} as const;
const Line = chakra("div", { base: line });
const Button = chakra("button", {
  base: {
    ...line,
    minH: "11",
    px: "1",
    borderRadius: "l2",
    cursor: "button",
    _hover: { bg: "bg.muted" },
    _focusVisible: { outlineOffset: "-2px" },
  },
});

interface OrganisationProps {
  place: Place;
  /** Null for who is at work nowhere else. */
  onSwitch: (() => void) | null;
}

export const switchLabel = ({ name }: Place): string => `${name}: trocar de área`;

/** Whose pages these are, at the head of the navigation; pressed, it leads to one's other areas. */
export function Organisation({ place, onSwitch }: OrganisationProps) {
  const { name } = place;
  if (onSwitch === null)
    return (
      <Line title={name}>
        <PlaceName place={place} />
      </Line>
    );
  const label = switchLabel(place);
  return (
    <Button
      type="button"
      data-organisation=""
      title={label}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onSwitch}
    >
      <PlaceName place={place} />
      <Box as={ChevronsUpDown} boxSize="4" flexShrink="0" color="fg.muted" aria-hidden="true" data-label="" />
    </Button>
  );
}

/** The first letters for where there is room for no more, the name, and what one is there. */
export function PlaceName({ place: { name, title } }: { place: Place }) {
  return (
    <>
      <Box
        as="span"
        display="grid"
        placeItems="center"
        boxSize="9"
        flexShrink="0"
        borderRadius="l2"
        bg="sea.solid"
        color="sea.contrast"
        fontWeight="bold"
        textStyle="sm"
        aria-hidden="true"
      >
        {initialsOf(name.replace(/^Arena (?=.)/, ""))}
      </Box>
      <Box as="span" flex="1" minW="0" data-label="" lineHeight="1.2">
        <Box as="span" display="block" fontWeight="semibold" textStyle="sm" truncate>
          {name}
        </Box>
        {title ? (
          <Box as="span" display="block" color="fg.muted" textStyle="xs" truncate>
            {title}
          </Box>
        ) : null}
      </Box>
    </>
  );
}
