import { chakra } from "@chakra-ui/react/styled-system";
import { initialsOf } from "./initials";

const palettes = ["sea", "palm", "sun", "dusk", "coral", "gray"] as const;

/** Derives the colour from the name, so that it is the same on every page and for every user. */
function paletteOf(name: string) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return palettes[sum % palettes.length];
}

const Round = chakra("span", {
  base: {
    display: "inline-grid",
    placeItems: "center",
    flexShrink: "0",
    borderRadius: "full",
    bg: "colorPalette.muted",
    color: "colorPalette.fg",
    fontFamily: "heading",
    fontWeight: "bold",
    letterSpacing: "0.02em",
    userSelect: "none",
    overflow: "hidden",
    "& img": { boxSize: "full", objectFit: "cover" },
  },
  variants: {
    size: {
      sm: { boxSize: "7", fontSize: "xs" },
      md: { boxSize: "9", fontSize: "sm" },
      lg: { boxSize: "14", fontSize: "xl" },
    },
  },
});

interface AvatarProps {
  name: string;
  /** Shown instead of the initials. */
  picture?: string | null;
  /** 28 px in a table row, 36 px in a list, 56 px in a page header. */
  size?: "sm" | "md" | "lg";
}

/** A person's picture or coloured initials. Hidden from screen readers, as the name is beside it. */
export function Avatar({ name, picture, size = "md" }: AvatarProps) {
  return (
    <Round aria-hidden="true" size={size} colorPalette={paletteOf(name)}>
      {picture ? <img src={picture} alt="" /> : initialsOf(name)}
    </Round>
  );
}
