import { Button } from "@chakra-ui/react/button";
import { PenLine } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CorrectAthlete_athlete$key } from "../__generated__/CorrectAthlete_athlete.graphql";
import { lazyDialog } from "../ui/lazy-dialog";

const CorrectAthleteDialog = lazyDialog(
  async () => (await import("./CorrectAthleteDialog")).CorrectAthleteDialog,
);

/** For who may correct what categories go by; nothing for anybody else. */
export function CorrectAthlete({ athlete: key }: { athlete: CorrectAthlete_athlete$key }) {
  const [open, setOpen] = useState(false);
  const athlete = useFragment(
    graphql`
      fragment CorrectAthlete_athlete on Athlete {
        viewerCanCorrect
        ...CorrectAthleteDialog_athlete
      }
    `,
    key,
  );
  if (!athlete.viewerCanCorrect) return null;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        alignSelf="flex-start"
        onClick={() => setOpen(true)}
      >
        <PenLine />
        Corrigir cadastro
      </Button>
      <CorrectAthleteDialog athlete={athlete} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
