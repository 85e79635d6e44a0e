import { Text } from "@chakra-ui/react/text";
import { useForm } from "react-hook-form";
import { useRevalidator } from "react-router-dom";
import { unansweredDayUse } from "../../server/bookings/day-use/day-use.rules";
import { freeUntilInWords } from "../../server/bookings/rental-words.rules";
import { useSession } from "../identity/public/session";
import { DialogFrame } from "../ui/lazy-code";
import { FormDialog } from "../ui/form/FormDialog";
import { formatDay, formatMoney } from "../ui/format";
import { toast } from "../ui/toaster";
import { type AskingTerms, OnlyItsAthletes, SignInToAsk } from "./asking-terms";
import { useAskForDayUseMutation } from "./use-own-rental-mutations";

interface AskForDayUseDialogProps {
  arena: {
    key: string;
    atOnce: boolean;
    /** Who is here is an athlete. */
    forMe: boolean;
    terms: AskingTerms;
  };
  /** The day: YYYY-MM-DD; and from when until when the arena is open, HH:mm. */
  on: string;
  opensAt: string;
  closesAt: string;
  priceInCents: number;
  open: boolean;
  onClose: () => void;
}

/** A place for the day becomes one's own, or waits for the arena's answer; who is not signed in signs in first. */
export function AskForDayUseDialog(props: AskForDayUseDialogProps) {
  const { status } = useSession();
  const { arena, on, opensAt, closesAt, open, onClose } = props;
  const title = arena.atOnce ? "Garantir Day Use" : "Pedir Day Use";
  const when = `${formatDay(on)}, das ${opensAt} às ${closesAt}`;
  if (status === "signedIn" && arena.forMe && arena.terms.mayAsk)
    return <Ask {...props} title={title} when={when} />;
  return (
    <DialogFrame open={open} onClose={onClose} title={title} description={when}>
      {status === "signedIn" && arena.forMe ? (
        <OnlyItsAthletes />
      ) : status === "signedIn" ? (
        <Text>
          Day Use se pede com a conta de atleta. Quem administra a arena registra o cliente no calendário
          dela.
        </Text>
      ) : (
        <SignInToAsk arenaKey={arena.key} on={on} />
      )}
    </DialogFrame>
  );
}

function Ask({
  arena,
  on,
  priceInCents,
  open,
  onClose,
  title,
  when,
}: AskForDayUseDialogProps & { title: string; when: string }) {
  const form = useForm();
  const [ask, pending] = useAskForDayUseMutation();
  const { revalidate } = useRevalidator();

  const submit = async () => {
    const answer = (await ask({ input: { arenaKey: arena.key, date: on } }))?.askForDayUse;
    if (!answer) return;
    if (!answer.done) {
      // How many places are left is another since.
      void revalidate();
      form.setError("root", { message: answer.refusal?.message ?? "" });
      return;
    }
    toast.success(
      answer.done.dayUse.status === "CONFIRMED"
        ? { title: "Day Use garantido", description: when }
        : { title: "Pedido enviado", description: "A arena responde por e-mail." },
    );
    onClose();
    await revalidate();
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      description={when}
      form={form}
      onSubmit={submit}
      pending={pending}
      submitLabel={arena.atOnce ? "Garantir" : "Pedir"}
      pendingLabel={arena.atOnce ? "Garantindo…" : "Pedindo…"}
    >
      <Text textStyle="lg" fontWeight="bold">
        {formatMoney(priceInCents)}
      </Text>
      <Text color="fg.muted">
        {arena.atOnce ? "" : `${unansweredDayUse} `}
        Você paga à arena. Cancelar {freeUntilInWords(arena.terms.freeCancelHours, "de a arena abrir")} não
        custa nada; depois, o valor é devido.
      </Text>
    </FormDialog>
  );
}
