import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { athleteLevelLabel, type AthleteLevel } from "../../../server/sport/athlete-level.rules";
import { PendingButton } from "../../ui/form/PendingButton";
import { toast } from "../../ui/toaster";
import { useAnswerSuggestionMutation } from "./use-progress-mutations";

/** Answers a suggested level: the arena accepts it or declines it. */
export function SuggestionAnswer({ noteId, level }: { noteId: string; level: AthleteLevel }) {
  const [answer, pending] = useAnswerSuggestionMutation();
  const send = async (accept: boolean) => {
    const answered = (await answer({ input: { noteId, level, accept } }))?.answerLevelSuggestion;
    if (answered?.refusal) return toast.error({ title: answered.refusal.message });
    if (!answered?.done) return;
    toast.success({
      title: accept ? `Nível alterado para ${athleteLevelLabel[level]}` : "O nível fica como está",
    });
  };
  return (
    <Flex gap="2">
      <PendingButton
        size="sm"
        minH="11"
        colorPalette="palm"
        pending={pending}
        onClick={() => void send(true)}
      >
        Aceitar
      </PendingButton>
      <Button
        size="sm"
        minH="11"
        variant="outline"
        colorPalette="gray"
        disabled={pending}
        onClick={() => void send(false)}
      >
        Agora não
      </Button>
    </Flex>
  );
}
