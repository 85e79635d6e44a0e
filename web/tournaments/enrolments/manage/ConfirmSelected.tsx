import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { CheckCheck } from "lucide-react";
import { PendingButton } from "../../../ui/form/PendingButton";
import { toast } from "../../../ui/toaster";
import { useConfirmEnrolmentsMutation } from "./use-confirm-enrolments-mutation";

interface ConfirmSelectedProps {
  tournamentId: string;
  chosen: readonly string[];
  /** Those on screen that wait for a payment. */
  all: readonly string[];
  onSelect: (enrolmentIds: readonly string[], selected: boolean) => void;
  onConfirmed: () => void;
}

const athletes = (count: number) => (count === 1 ? "1 atleta" : `${count} atletas`);

/** Many at once: they play, and what they owe stays owed. */
export function ConfirmSelected({ tournamentId, chosen, all, onSelect, onConfirmed }: ConfirmSelectedProps) {
  const [confirm, pending] = useConfirmEnrolmentsMutation();
  const count = chosen.length;

  const run = async () => {
    const answer = (await confirm({ input: { tournamentId, enrolmentIds: [...chosen] } }))?.confirmEnrolments;
    if (answer?.__typename === "RuleViolation")
      toast.error({ title: "Não foi possível confirmar", description: answer.message });
    if (answer?.__typename === "InvalidInput")
      toast.error({ title: "Não foi possível confirmar", description: answer.fields[0]?.message });
    if (answer?.__typename !== "ConfirmEnrolmentsSuccess") return;
    toast.success({
      title: "Inscrições confirmadas",
      description: `${athletes(answer.confirmedCount)}; os valores continuam a receber.`,
    });
    onConfirmed();
  };

  return (
    <Flex
      as="fieldset"
      aria-label="Confirmar várias"
      position="sticky"
      top="2"
      zIndex="docked"
      gap="3"
      rowGap="2"
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
    >
      <Text as="output" fontWeight="semibold" color={count > 0 ? "sea.fg" : "fg.muted"} textStyle="sm">
        {count === 0
          ? `${athletes(all.length)} nesta lista aguardando pagamento`
          : `${athletes(count)} em seleção`}
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          onClick={() => onSelect(all, count < all.length)}
        >
          {count < all.length ? "Selecionar todas" : "Limpar seleção"}
        </Button>
        <PendingButton
          size="sm"
          colorPalette="sea"
          pending={pending}
          blocked={count === 0}
          onClick={() => void run()}
        >
          <CheckCheck />
          {pending ? "Confirmando..." : "Confirmar selecionadas"}
        </PendingButton>
      </Flex>
    </Flex>
  );
}
