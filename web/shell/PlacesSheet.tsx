import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { Stack } from "@chakra-ui/react/stack";
import { Check } from "lucide-react";
import { ModalSheet } from "./ModalSheet";
import { PlaceName } from "./Organisation";
import type { Place } from "./menu";

const Choice = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    w: "full",
    minH: "12",
    px: "2",
    borderRadius: "l2",
    textAlign: "start",
    cursor: "button",
    _hover: { bg: "bg.muted" },
    _focusVisible: { outlineOffset: "-2px" },
  },
});

interface PlacesSheetProps {
  places: readonly Place[];
  current: Place;
  onChoose: (place: Place) => void;
  onClose: () => void;
}

/** The switch between one's areas. */
export function PlacesSheet({ places, current, onChoose, onClose }: PlacesSheetProps) {
  return (
    <ModalSheet kind="corner" label="Trocar de área" onClose={onClose}>
      <Stack as="ul" gap="0.5" p="2" listStyleType="none">
        {places.map((place) => {
          const isCurrent = place.id === current.id;
          return (
            <li key={place.id}>
              <Choice
                type="button"
                aria-current={isCurrent || undefined}
                data-first-focus={isCurrent ? "" : undefined}
                onClick={() => {
                  onClose();
                  onChoose(place);
                }}
              >
                <PlaceName place={place} />
                {isCurrent ? <Box as={Check} boxSize="4" flexShrink="0" aria-hidden="true" /> : null}
              </Choice>
            </li>
          );
        })}
      </Stack>
    </ModalSheet>
  );
}
