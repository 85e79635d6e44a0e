import { Box } from "@chakra-ui/react/box";
import { IconButton } from "@chakra-ui/react/button";
import { type LucideIcon, Moon, Sun } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { chooseMode, type ColourMode, currentMode, onColourModeChange } from "./colour-scheme";

export function useColourMode(): [mode: ColourMode, toggle: () => void] {
  // A page written down before anybody has come is light until it is looked at.
  const mode = useSyncExternalStore(onColourModeChange, currentMode, () => "light" as const);
  return [mode, () => chooseMode(mode === "dark" ? "light" : "dark")];
}

/** Paper is white: a page in dark colours turns light while it is printed. */
export function useLightOnPaper() {
  useEffect(() => {
    const paper = matchMedia("print");
    const root = document.documentElement;
    let wasDark = false;
    const follow = () => {
      if (paper.matches) wasDark = root.classList.contains("dark");
      if (wasDark)
        root.className = root.className.replace(
          paper.matches ? "dark" : "light",
          paper.matches ? "light" : "dark",
        );
    };
    paper.addEventListener("change", follow);
    return () => paper.removeEventListener("change", follow);
  }, []);
}

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
