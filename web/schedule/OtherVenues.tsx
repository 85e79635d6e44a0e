import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { MapPinPlus } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { counted } from "../../server/platform/plural.rules";
import { PendingButton } from "../ui/form/PendingButton";
import { TextField } from "../ui/form/TextField";
import { Notice } from "../ui/Notice";
import type { ScheduleView } from "./public/schedule-view";
import { useSetVenueMutation } from "./use-schedule-mutations";

interface OtherVenuesProps {
  view: ScheduleView;
  /** Called with the courts of a removed venue, which no day may keep. */
  onRemoved: (courtKeys: readonly string[]) => void;
}

/** Outros locais: courts that the tournament has in addition to the arena's. Each change is saved at once. */
export function OtherVenues({ view: { tournamentId, available }, onRemoved }: OtherVenuesProps) {
  const [name, setName] = useState("");
  const [count, setCount] = useState("2");
  const [problem, setProblem] = useState<string | null>(null);
  const [save, pending] = useSetVenueMutation();
  const elsewhere = available.filter(({ isElsewhere }) => isElsewhere);
  const venues = [...new Set(elsewhere.map(({ venue }) => venue))];
  const courtsAt = (venue: string) => elsewhere.filter((court) => court.venue === venue);

  const send = async (venue: string, courtCount: number) => {
    setProblem(null);
    const input = { tournamentId, name: venue, courtCount };
    const result = (await save({ input }))?.setTournamentVenue;
    if (result?.refusal) setProblem(result.refusal.message ?? null);
    return result?.done;
  };
  const add = async () => {
    const courtCount = Number(count) || 0;
    if (courtCount === 0) return setProblem("Informe quantas quadras há no local.");
    if (await send(name, courtCount)) setName("");
  };
  // The fields are inside the dialog's form: Enter must add this venue, not submit the form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void add();
  };

  return (
    <Stack as="section" aria-label="Outros locais" gap="3">
      <Stack gap="1">
        <Heading as="h3" textStyle="md" fontWeight="bold">
          Outros locais
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          Quadras fora da arena, só para este torneio. Depois de adicionar, marque-as em cada dia.
        </Text>
      </Stack>
      {venues.map((venue) => (
        <HStack key={venue} justify="space-between" gap="3" wrap="wrap">
          <Text>{`${venue}: ${courtsWords(courtsAt(venue).length)}`}</Text>
          <PendingButton
            variant="outline"
            colorPalette="gray"
            minH="11"
            pending={pending}
            aria-label={`Remover ${venue}`}
            onClick={() =>
              void send(venue, 0).then((done) => {
                if (done) onRemoved(courtsAt(venue).map(({ key }) => key));
              })
            }
          >
            Remover
          </PendingButton>
        </HStack>
      ))}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <TextField
          label="Nome do local"
          placeholder="Ex: Praia Brava"
          value={name}
          onKeyDown={onKeyDown}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="Quadras no local"
          inputMode="numeric"
          value={count}
          onKeyDown={onKeyDown}
          onChange={(event) => setCount(event.target.value)}
        />
      </SimpleGrid>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <PendingButton
        variant="outline"
        colorPalette="gray"
        alignSelf="flex-start"
        minH="11"
        pending={pending}
        onClick={() => void add()}
      >
        <MapPinPlus />
        Adicionar local
      </PendingButton>
    </Stack>
  );
}

const courtsWords = (count: number) => counted(count, "quadra", "quadras");
