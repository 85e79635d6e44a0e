import { IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { X } from "lucide-react";
import { ModalSheet } from "./ModalSheet";
import { Navigation, type NavigationProps } from "./Navigation";
import { Organisation } from "./Organisation";
import type { Place } from "./places";

interface MenuDrawerProps extends NavigationProps {
  place: Place;
  onSwitch: (() => void) | null;
  onClose: () => void;
}

/** On a phone: the whole navigation. */
export function MenuDrawer({ place, onSwitch, onClose, ...navigation }: MenuDrawerProps) {
  return (
    <ModalSheet kind="drawer" label="Menu" onClose={onClose}>
      <Flex direction="column" h="full">
        <Flex align="center" gap="1" px="2" py="1" borderBottomWidth="1px" borderColor="border">
          <Organisation place={place} onSwitch={onSwitch} />
          <IconButton variant="ghost" colorPalette="gray" size="md" aria-label="Fechar" onClick={onClose}>
            <X />
          </IconButton>
        </Flex>
        <Navigation {...navigation} />
      </Flex>
    </ModalSheet>
  );
}
