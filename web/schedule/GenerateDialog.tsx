import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { counted, plural } from "../../server/platform/plural.rules";
import type { useScheduleMutationsGenerateMutation$data as Answer } from "../__generated__/useScheduleMutationsGenerateMutation.graphql";
import { DialogFrame } from "../ui/DialogFrame";
import { ChoiceChips } from "../ui/form/ChoiceChips";
import { PendingButton } from "../ui/form/PendingButton";
import { Notice } from "../ui/Notice";
import { toast } from "../ui/toaster";
import { clockAt, dayAt } from "../../server/platform/time/zoned-time.rules";
import { formatShortDay } from "../ui/format";
import type { ScheduleView } from "./public/schedule-view";
import { useGenerateScheduleMutation } from "./use-schedule-mutations";

type Preview = Extract<Answer["scheduleTournament"], { __typename: "ScheduleTournamentSuccess" }>;

interface GenerateDialogProps {
  view: ScheduleView;
  open: boolean;
  onClose: () => void;
}

/** Gerar programação: shows a preview of the schedule, then saves it. */
export function GenerateDialog({ view, open, onClose }: GenerateDialogProps) {
  const placed = view.matches.some(({ status, startsAt }) => status === "SCHEDULED" && startsAt !== null);
  const [keep, setKeep] = useState<"keep" | "anew">("keep");
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Days that are over are not scheduled.
  const [opened] = useState(() => Date.now());
  const opening = view.hours.find(({ endsAt }) => endsAt > opened)?.startsAt;
  const [generate, pending] = useGenerateScheduleMutation();

  const send = async (apply: boolean) => {
    setProblem(null);
    const input = {
      tournamentId: view.tournamentId,
      keepPlaced: placed && keep === "keep",
      apply,
      from: apply ? (preview?.from ?? null) : null,
      expectedRevision: apply ? (preview?.revision ?? null) : null,
    };
    const result = (await generate({ input }))?.scheduleTournament;
    if (result?.__typename === "ScheduleTournamentSuccess") {
      if (!apply) return setPreview(result);
      onClose();
      toast.success({
        title: "Programação salva",
        description: `${counted(result.placed.length, "jogo", "jogos")} com quadra e horário.`,
      });
    } else if (result && "message" in result) {
      setPreview(null);
      setProblem(result.message ?? null);
    }
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      size="lg"
      sheet
      title="Gerar programação"
      description={`Jogos de ${view.matchMinutes} min, com descanso de pelo menos ${view.minRestMinutes} min por atleta${view.travelMinutes === null ? "" : ` e ${view.travelMinutes} min para mudar de local`}.`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          {preview ? (
            <PendingButton
              pending={pending}
              blocked={preview.placed.length === 0}
              onClick={() => void send(true)}
            >
              {pending ? "Salvando..." : "Aplicar"}
            </PendingButton>
          ) : (
            <PendingButton pending={pending} onClick={() => void send(false)}>
              {pending ? "Calculando…" : "Ver prévia"}
            </PendingButton>
          )}
        </>
      }
    >
      <Stack gap="5">
        {placed ? (
          <ChoiceChips
            legend="Jogos que já têm horário"
            columns={{ base: 1, sm: 2 }}
            options={[
              { value: "keep", label: "Manter onde estão" },
              { value: "anew", label: "Programar de novo" },
            ]}
            value={keep}
            onChange={(value) => {
              setKeep(value);
              setPreview(null);
            }}
          />
        ) : null}
        {keep === "anew" && view.matches.some(({ isPinned }) => isPinned) ? (
          <Text textStyle="sm" color="fg.muted">
            Os jogos fixados ficam onde estão.
          </Text>
        ) : null}
        {problem ? <Notice tone="error">{problem}</Notice> : null}
        {preview ? (
          <PreviewList preview={preview} view={view} />
        ) : (
          <Text color="fg.muted">
            {opening
              ? `As quadras abrem ${formatShortDay(dayAt(opening, view.timeZone))} às ${clockAt(opening, view.timeZone)}, e os jogos começam a partir daí: mude em “Quadras e horários”. `
              : ""}
            Nada muda até você aplicar. A prévia respeita os horários das quadras, aulas e locações, a ordem
            do chaveamento, o descanso e as indisponibilidades dos atletas.
          </Text>
        )}
      </Stack>
    </DialogFrame>
  );
}

function PreviewList({ preview, view }: { preview: Preview; view: ScheduleView }) {
  const { placed, unplaced } = preview;
  const first = placed[0];
  const last = placed.at(-1);
  const sidesOf = (id: string) => view.matches.find((match) => match.id === id)?.sides.join(" × ") ?? null;
  const reasons = new Set(unplaced.map(({ reason }) => reason));
  return (
    <Stack gap="4">
      <Notice tone={unplaced.length === 0 ? "success" : "warning"}>
        {placed.length + unplaced.length === 0
          ? "Todos os jogos já têm quadra e horário."
          : unplaced.length === 0
            ? plural(
                placed.length,
                "O jogo tem quadra e horário.",
                `Todos os ${placed.length} jogos têm quadra e horário.`,
              )
            : `${counted(placed.length, "jogo tem", "jogos têm")} quadra e horário, ${unplaced.length} não ${plural(unplaced.length, "coube", "couberam")}.`}
        {first
          ? ` O primeiro começa ${formatShortDay(dayAt(Date.parse(first.startsAt), view.timeZone))} às ${clockAt(Date.parse(first.startsAt), view.timeZone)}.`
          : ""}
        {last
          ? ` O último começa ${formatShortDay(dayAt(Date.parse(last.startsAt), view.timeZone))} às ${clockAt(Date.parse(last.startsAt), view.timeZone)}.`
          : ""}
      </Notice>
      {[...reasons].map((reason) => (
        <Box key={reason}>
          <Text fontWeight="semibold">{reason}</Text>
          <Text textStyle="sm" color="fg.muted">
            {unplaced
              .filter((left) => left.reason === reason)
              .map(({ match }) => match.label)
              .join(", ")}
          </Text>
        </Box>
      ))}
      {placed.length > 0 ? (
        <Box as="table" w="full" textStyle="sm" css={{ borderCollapse: "collapse" }}>
          <Box as="caption" textAlign="start" fontWeight="semibold" pb="1">
            Prévia
          </Box>
          <Box as="tbody">
            {placed.map(({ match, court, startsAt }) => (
              <Box as="tr" key={match.id} borderTopWidth="1px" borderColor="border.muted">
                <Box as="td" py="1.5" pe="3" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                  {`${formatShortDay(dayAt(Date.parse(startsAt), view.timeZone))} ${clockAt(Date.parse(startsAt), view.timeZone)}`}
                </Box>
                <Box as="td" py="1.5" pe="3">
                  {view.travelMinutes === null ? court.name : `${court.name} · ${court.venue}`}
                </Box>
                <Box as="td" py="1.5">
                  <Box as="span" fontWeight="medium">
                    {match.label}
                  </Box>
                  {sidesOf(match.id) ? (
                    <Box as="span" color="fg.muted">{` · ${sidesOf(match.id)}`}</Box>
                  ) : null}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ) : null}
    </Stack>
  );
}
