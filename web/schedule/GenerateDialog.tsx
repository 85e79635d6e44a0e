import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useId, useRef, useState } from "react";
import { counted } from "../../server/platform/numbers.rules";
import type {
  useScheduleMutationsGenerateMutation$data as Answer,
  useScheduleMutationsGenerateMutation$variables as Sent,
} from "../__generated__/useScheduleMutationsGenerateMutation.graphql";
import { DialogFrame } from "../ui/lazy-code";
import { ChoiceChips } from "../ui/form/Chips";
import { PendingButton } from "../ui/form/PendingButton";
import { TextField } from "../ui/form/Fields";
import { formatShortDay } from "../ui/format";
import { Notice } from "../ui/PageStates";
import { toast } from "../ui/toaster";
import { daysToSchedule, refusedStarts, startTimesInput, type ScheduleDay } from "./preview-view";
import type { ScheduleView } from "./public/schedule-view";
import { SchedulePreview } from "./SchedulePreview";
import { useGenerateScheduleMutation } from "./use-schedule-mutations";
import type { Refusal } from "../ui/form/refusal";

type Result = Answer["scheduleTournament"];
type Input = Sent["input"];
type ByDay = Readonly<Record<string, string>>;

/** A proposed plan and the input that led to it, which is what "Aplicar" sends. */
interface Preview {
  readonly plan: NonNullable<Result["done"]>;
  readonly input: Input;
}

interface GenerateDialogProps {
  view: ScheduleView;
  open: boolean;
  onClose: () => void;
}

/** Gerar programação: shows a preview of the schedule, then saves it. */
export function GenerateDialog({ view, open, onClose }: GenerateDialogProps) {
  const placed = view.matches.some(({ status, startsAt }) => status === "SCHEDULED" && startsAt !== null);
  const [keep, setKeep] = useState<"keep" | "anew">("keep");
  const [starts, setStarts] = useState<ByDay>({});
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<ByDay>({});
  const [opened] = useState(() => Date.now());
  const days = daysToSchedule(view, opened);
  const formId = useId();
  const [generate, pending] = useGenerateScheduleMutation();

  // Counts requests for a preview and changes of the fields: only an answer to the latest becomes the preview.
  const latest = useRef(0);
  const dropPreview = () => {
    latest.current += 1;
    setPreview(null);
  };

  const send = async (input: Input) => {
    setProblem(null);
    setRefused({});
    return (await generate({ input }))?.scheduleTournament;
  };
  const showRefusal = (refusal: Refusal | null | undefined, { startTimes }: Input) => {
    if (!refusal) return;
    setPreview(null);
    const byDay = refusal.fields ? refusedStarts(refusal.fields, startTimes ?? []) : {};
    setRefused(byDay);
    if (Object.keys(byDay).length === 0) setProblem(refusal.message);
  };
  const askForPreview = async () => {
    const request = (latest.current += 1);
    const input = {
      tournamentId: view.tournamentId,
      startTimes: startTimesInput(days, starts),
      keepPlaced: placed && keep === "keep",
      apply: false,
    };
    const result = await send(input);
    if (request !== latest.current) return;
    if (result?.done) setPreview({ plan: result.done, input });
    else showRefusal(result?.refusal, input);
  };
  const apply = async ({ plan, input }: Preview) => {
    const { from, revision: expectedRevision } = plan;
    const result = await send({ ...input, apply: true, from, expectedRevision });
    if (!result?.done) return showRefusal(result?.refusal, input);
    onClose();
    toast.success({
      title: "Programação salva",
      description: `${counted(result.done.placed.length, "jogo", "jogos")} com quadra e horário.`,
    });
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={pending}
      size="lg"
      maxW={preview ? "72rem" : undefined}
      sheet
      title="Gerar programação"
      description={`Jogos de ${view.matchMinutes} min, com descanso de pelo menos ${view.minRestMinutes} min por atleta${view.travelMinutes === null ? "" : ` e ${view.travelMinutes} min para mudar de local`}.`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          {/* One button for both steps: a second one would not have the focus when it replaces the first. */}
          <PendingButton
            type={preview ? "button" : "submit"}
            form={formId}
            pending={pending}
            blocked={preview?.plan.placed.length === 0}
            onClick={() => {
              if (preview) void apply(preview);
            }}
          >
            {preview ? (pending ? "Salvando..." : "Aplicar") : pending ? "Calculando…" : "Ver prévia"}
          </PendingButton>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) void askForPreview();
        }}
      >
        <Stack gap="5">
          <StartFields
            days={days}
            starts={starts}
            refused={refused}
            onChange={(day, from) => {
              setStarts({ ...starts, [day]: from });
              setRefused({});
              dropPreview();
            }}
          />
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
                dropPreview();
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
            <SchedulePreview view={view} plan={preview.plan} />
          ) : (
            <Text color="fg.muted">
              Nada muda até você aplicar. A prévia respeita os horários das quadras, aulas e locações, a ordem
              do chaveamento, o descanso e as indisponibilidades dos atletas.
            </Text>
          )}
        </Stack>
      </form>
    </DialogFrame>
  );
}

/** More days are shown on request. */
const daysShown = 4;

interface StartFieldsProps {
  days: readonly ScheduleDay[];
  starts: ByDay;
  /** The server's refusals by day. */
  refused: ByDay;
  onChange: (day: string, from: string) => void;
}

/** When the matches of each day start. */
function StartFields({ days, starts, refused, onChange }: StartFieldsProps) {
  const [all, setAll] = useState(false);
  const shown = all || days.length <= daysShown ? days : days.slice(0, daysShown);
  const hidden = days.length - shown.length;
  if (days.length === 0) return null;
  return (
    <Stack gap="3">
      <SimpleGrid columns={{ base: 2, md: Math.min(4, Math.max(2, days.length)) }} gap="4">
        {shown.map(({ day, opens, closes, usualStart }) => (
          <TextField
            key={day}
            type="time"
            step={300}
            label={days.length === 1 ? "Início dos jogos" : `Início ${formatShortDay(day)}`}
            hint={`Quadras das ${opens} às ${closes}`}
            error={refused[day]}
            value={starts[day] ?? usualStart}
            onChange={(event) => onChange(day, event.target.value)}
          />
        ))}
      </SimpleGrid>
      {hidden > 0 ? (
        <Button
          type="button"
          variant="ghost"
          colorPalette="gray"
          alignSelf="flex-start"
          onClick={() => setAll(true)}
        >
          {`Início de mais ${counted(hidden, "dia", "dias")}`}
        </Button>
      ) : null}
    </Stack>
  );
}
