import { Button, IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Icon } from "@chakra-ui/react/icon";
import { Text } from "@chakra-ui/react/text";
import { Banknote, CheckCheck, X } from "lucide-react";
import { useRef, useState } from "react";
import { mostAtOnce } from "../../../server/enrolments/enrolment-state.rules";
import { counted } from "../../../server/platform/plural.rules";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatMoney } from "../../ui/format";
import { toast } from "../../ui/toaster";
import { useFocusKept } from "../../ui/use-focus-kept";
import { selectAllLabel, toReceive, totalInCents, type Owing } from "./enrolment-selection";
import { lazyDialog } from "../../ui/lazy-dialog";
import { useConfirmEnrolmentsMutation } from "./use-payment-mutations";

const PaySelectedDialog = lazyDialog(async () => (await import("./PaySelectedDialog")).PaySelectedDialog);

interface SelectedEnrolmentsProps {
  tournamentId: string;
  chosen: readonly Owing[];
  /** Those on screen whose fee is to be received. */
  owing: readonly Owing[];
  /** Whether there are rows that are not on screen yet. */
  more: boolean;
  onSelect: (enrolmentIds: readonly string[], selected: boolean) => void;
  /** What is stored may have changed. */
  onChanged: () => void;
  onDone: () => void;
  /** Where the keyboard goes on once the buttons are gone. */
  goOnAt: () => HTMLElement | null;
}

const ids = (owing: readonly Owing[]) => owing.map(({ id }) => id);

/** Many at once: their money is here, or they play and what they owe stays owed. */
export function SelectedEnrolments({
  tournamentId,
  chosen,
  owing,
  more,
  onSelect,
  onChanged,
  onDone,
  goOnAt,
}: SelectedEnrolmentsProps) {
  const [confirm, confirming] = useConfirmEnrolmentsMutation();
  const [paying, setPaying] = useState(false);
  const all = useRef<HTMLButtonElement>(null);
  const pay = useRef<HTMLButtonElement>(null);
  // What selects goes away with the press, as does what clears: the next step takes the focus.
  const focusKept = useFocusKept(() => (pay.current ?? all.current)?.focus({ preventScroll: true }));
  const count = chosen.length;
  const waiting = chosen.filter(({ waits }) => waits);

  const run = async () => {
    const answer = (await confirm({ input: { tournamentId, enrolmentIds: ids(waiting) } }))
      ?.confirmEnrolments;
    if (answer?.__typename === "RuleViolation")
      toast.error({ title: "Não foi possível confirmar", description: answer.message });
    if (answer?.__typename === "InvalidInput")
      toast.error({ title: "Não foi possível confirmar", description: answer.fields[0]?.message });
    if (answer?.__typename !== "ConfirmEnrolmentsSuccess") return;
    const athletes = counted(answer.confirmedCount, "atleta", "atletas");
    toast.success({
      title: "Inscrições confirmadas",
      description: `${athletes}; os valores continuam a receber.`,
    });
    onDone();
  };

  return (
    <Flex
      as="fieldset"
      aria-label="Várias inscrições"
      position="sticky"
      top="2"
      zIndex="docked"
      gap="3"
      rowGap="1"
      wrap="wrap"
      align="center"
      justify="space-between"
      px={{ base: "3.5", md: "5" }}
      py="2.5"
      borderRadius="l2"
      borderWidth="1px"
      borderColor={count > 0 ? "sea.solid" : "border"}
      bg={count > 0 ? "sea.subtle" : "bg.panel"}
      boxShadow={count > 0 ? "md" : undefined}
      {...focusKept}
    >
      <Flex gap="1" align="center" flex={{ base: "1 1 100%", md: "1" }} minW="0">
        {count > 0 ? (
          <IconButton
            aria-label="Limpar seleção"
            size="sm"
            ms="-2"
            variant="ghost"
            colorPalette="gray"
            onClick={() => onSelect(ids(owing), false)}
          >
            <X />
          </IconButton>
        ) : null}
        <Text as="output" fontWeight="semibold" color={count > 0 ? "sea.fg" : "fg.muted"} textStyle="sm">
          {count === 0
            ? toReceive(owing.length, more)
            : `${counted(count, "selecionada", "selecionadas")} · ${formatMoney(totalInCents(chosen))}`}
        </Text>
      </Flex>
      {count === 0 ? (
        <Button
          ref={all}
          ms={{ base: "-3", md: "0" }}
          size="sm"
          variant="ghost"
          colorPalette="gray"
          onClick={() => onSelect(ids(owing.slice(0, mostAtOnce)), true)}
        >
          {selectAllLabel(owing.length, more)}
        </Button>
      ) : null}
      {count > 0 ? (
        <Flex gap="2" wrap="wrap" flexBasis={{ base: "full", md: "auto" }}>
          {waiting.length > 0 ? (
            <PendingButton
              size="sm"
              variant="outline"
              colorPalette="sea"
              px={{ base: "2.5", md: "3.5" }}
              textStyle={{ base: "xs", md: "sm" }}
              pending={confirming}
              onClick={() => void run()}
            >
              <Icon as={CheckCheck} hideBelow="md" />
              {confirming
                ? "Confirmando…"
                : waiting.length === count
                  ? "Confirmar sem pagamento"
                  : `Confirmar ${waiting.length} sem pagamento`}
            </PendingButton>
          ) : null}
          <Button
            ref={pay}
            size="sm"
            colorPalette="palm"
            px={{ base: "2.5", md: "3.5" }}
            textStyle={{ base: "xs", md: "sm" }}
            onClick={() => setPaying(true)}
          >
            <Icon as={Banknote} hideBelow="md" />
            Dar baixa
          </Button>
        </Flex>
      ) : null}
      <PaySelectedDialog
        tournamentId={tournamentId}
        chosen={chosen}
        open={paying}
        onClose={() => setPaying(false)}
        returnFocusTo={() => pay.current ?? goOnAt()}
        onRefused={onChanged}
        onPaid={() => {
          setPaying(false);
          onDone();
        }}
      />
    </Flex>
  );
}
