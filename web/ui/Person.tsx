import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Avatar } from "./Avatar";
import { briefName } from "./brief-name";

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
