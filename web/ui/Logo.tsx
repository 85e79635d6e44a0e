import { chakra } from "@chakra-ui/react/styled-system";
import { Image } from "lucide-react";
import { useState } from "react";

const Tile = chakra("span", {
  base: {
    display: "inline-grid",
    placeItems: "center",
    flexShrink: "0",
    overflow: "hidden",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    color: "fg.muted",
    // Logos are drawn for paper.
    "& img": { boxSize: "full", objectFit: "contain", bg: "white", p: "1" },
  },
  variants: { size: { lg: { boxSize: { base: "12", md: "14" } }, xl: { boxSize: "24" } } },
});

interface LogoProps {
  src: string | null | undefined;
  /** 48 to 56 px at a page's head, 96 where it is chosen. */
  size?: "lg" | "xl";
}

/** A house's logo, or its place. It says nothing to a screen reader, for the name stands beside it. */
export function Logo({ src, size = "lg" }: LogoProps) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <Tile size={size} aria-hidden="true">
      {src && src !== missing ? (
        <img src={src} alt="" onError={() => setMissing(src)} />
      ) : (
        <Image size={28} />
      )}
    </Tile>
  );
}
