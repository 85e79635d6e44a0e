import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Search } from "lucide-react";
import { useState } from "react";
import type { AthleteLevel } from "../../../server/sport/athlete-level.rules";
import { findGuestSchema } from "../../../server/enrolments/guest.rules";
import type { AthleteSearchProps, FoundAthlete } from "./athlete-search";
import { AthleteLine } from "./FoundAthleteRow";
import { useFindGuestMutation } from "../use-enrolment-mutations";

interface GuestSearchProps extends Pick<AthleteSearchProps, "enrolled" | "action"> {
  tournamentId: string;
  email: string;
}

/** Whether what was typed can be looked up among the athletes of other arenas. */
export const isWholeEmail = (typed: string): boolean => findGuestSchema.safeParse({ email: typed }).success;

/** One athlete of another arena, looked up only when asked: each look-up is counted. */
export function GuestSearch({ tournamentId, enrolled, action, email }: GuestSearchProps) {
  const [guest, setGuest] = useState<(FoundAthlete & { level: AthleteLevel }) | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [findGuest, pending] = useFindGuestMutation();

  const find = async () => {
    setRefusal(null);
    const answer = (await findGuest({ input: { tournamentId, email } }))?.findGuest;
    if (answer?.done) setGuest(answer.done?.athlete ?? null);
    else if (answer) setRefusal(answer.refusal?.message ?? null);
  };

  if (guest && enrolled.has(guest.id))
    return <Text color="fg.muted">{guest.displayName} já está na lista.</Text>;
  if (guest) {
    return (
      <Stack as="ul" gap="0" listStyleType="none" w="full" aria-label="Atletas de outras arenas encontrados">
        <AthleteLine name={guest.displayName} level={guest.level}>
          {action({ id: guest.id, displayName: guest.displayName, isGuest: true })}
        </AthleteLine>
      </Stack>
    );
  }
  return (
    <>
      {refusal ? <Text role="alert">{refusal}</Text> : null}
      <Button variant="outline" disabled={pending} onClick={() => void find()}>
        <Search />
        {pending ? "Buscando…" : `Buscar “${email}” em outras arenas`}
      </Button>
    </>
  );
}
