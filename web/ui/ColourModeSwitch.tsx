import { IconButton } from "@chakra-ui/react/button";
import { Moon, Sun } from "lucide-react";
import { useColourMode } from "./colour-mode";

export function ColourModeSwitch() {
  const [mode, toggle] = useColourMode();
  const label = mode === "dark" ? "Usar cores claras" : "Usar cores escuras";
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      size="sm"
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      {mode === "dark" ? <Sun /> : <Moon />}
    </IconButton>
  );
}
