import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { initialsOf } from "./initials";

/** "Thiago de Souza Menezes" → "Thiago M.": for places where two names stand beside something else. */
export function briefName(name: string): string {
  const [first, ...rest] = name.split(/\s+/).filter(Boolean);
  const last = [...(rest.at(-1) ?? "")][0];
  return last === undefined ? (first ?? "") : `${first} ${last.toUpperCase()}.`;
}

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
function Avatar({ name, picture, size = "md" }: AvatarProps) {
  return (
    <Round aria-hidden="true" size={size} colorPalette={paletteOf(name)}>
      {picture ? <img src={picture} alt="" /> : initialsOf(name)}
    </Round>
  );
}

interface PersonProps {
  name: string;
  /** Shown instead of the initials. */
  picture?: string | null;
  /** The partner; both names are shown in one line, as for every pair. */
  partner?: string;
  /** Distinguishes people of the same name: "Nível C · ana@praia.example". */
  facts?: ReactNode;
  size?: "sm" | "md" | "lg";
}

const Names = chakra("span", {
  base: { display: "block", fontWeight: "semibold", overflowWrap: "anywhere" },
});

/** A person or a pair: avatar, name and facts. */
export function Person({ name, picture, partner, facts, size = "md" }: PersonProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minW="0"
      maxW="full"
      verticalAlign="middle"
    >
      <chakra.span
        data-avatars=""
        display="inline-flex"
        flexShrink="0"
        css={{ "& > * + *": { ms: "-1.5", boxShadow: "0 0 0 2px {colors.bg.panel}" } }}
      >
        <Avatar name={name} picture={picture} size={size} />
        {partner ? <Avatar name={partner} size={size} /> : null}
      </chakra.span>
      <chakra.span minW="0">
        <Names
          data-names=""
          data-brief={partner ? `${briefName(name)} e ${briefName(partner)}` : undefined}
          textStyle={size === "lg" ? "lg" : undefined}
          lineHeight="1.25"
        >
          <span>{partner ? `${name} e ${partner}` : name}</span>
        </Names>
        {facts ? (
          <chakra.span display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {facts}
          </chakra.span>
        ) : null}
      </chakra.span>
    </chakra.span>
  );
}
