import { chakra } from "@chakra-ui/react/styled-system";
import { useState, type ReactNode } from "react";
import { FoldLine } from "../../ui/FoldLine";

interface GroupGamesProps {
  /** How many there are. */
  count: number;
  /** Whether all of them are decided. */
  over: boolean;
  children: ReactNode;
}

/** The games of a group: unfolded while it is played, one line once it is over. On paper all of them. */
export function GroupGames({ count, over, children }: GroupGamesProps) {
  // Once: the last result does not fold the list away from who is reading it.
  const [openAtArrival] = useState(!over);
  return (
    <chakra.details
      open={openAtArrival}
      borderTopWidth="1px"
      borderColor="border"
      css={{
        "@media print": {
          "& > summary": { display: "none" },
          "&::details-content": { contentVisibility: "visible" },
        },
      }}
    >
      <FoldLine>Jogos do grupo ({count})</FoldLine>
      {children}
    </chakra.details>
  );
}
