import { IconButton } from "@chakra-ui/react/button";
import { Box } from "@chakra-ui/react/box";
import { Moon, Sun, type LucideIcon } from "lucide-react";
import { useColourMode } from "./colour-mode";

/** Both of its faces are there, and the colours themselves show one: it is right before any script has run. */
export function ColourModeSwitch() {
  const [, toggle] = useColourMode();
  return (
    <IconButton variant="ghost" colorPalette="gray" size="sm" onClick={toggle}>
      <Face label="Usar cores escuras" icon={Moon} by="day" />
      <Face label="Usar cores claras" icon={Sun} by="night" />
    </IconButton>
  );
}

function Face({ label, icon: Icon, by }: { label: string; icon: LucideIcon; by: "day" | "night" }) {
  const [day, night] = by === "day" ? ["grid", "none"] : ["none", "grid"];
  return (
    <Box
      as="span"
      position="absolute"
      inset="0"
      placeItems="center"
      display={{ base: day, _dark: night }}
      title={label}
    >
      <Icon aria-hidden="true" />
      <Box as="span" srOnly>
        {label}
      </Box>
    </Box>
  );
}
