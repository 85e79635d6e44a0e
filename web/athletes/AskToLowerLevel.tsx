import { Flex } from "@chakra-ui/react/flex";
import { graphql } from "react-relay/hooks";
import { athleteLevelLabel, type AthleteLevel } from "../../server/sport/athlete-level.rules";
import type { AskToLowerLevelMutation } from "../__generated__/AskToLowerLevelMutation.graphql";
import { useAction } from "../relay/use-action";
import { PendingButton } from "../ui/form/PendingButton";
import { toast } from "../ui/toaster";

interface AskToLowerLevelProps {
  level: AthleteLevel;
  onAsked: () => void;
}

/** A result keeps the athlete from lowering the level alone: the arena is asked with a touch. */
export function AskToLowerLevel({ level, onAsked }: AskToLowerLevelProps) {
  const [ask, pending] = useAction<AskToLowerLevelMutation>(
    graphql`
      mutation AskToLowerLevelMutation($input: AskToLowerLevelInput!) {
        askToLowerLevel(input: $input) {
          ... on AskToLowerLevelSuccess @alias(as: "done") {
            athlete {
              id
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro interno do sistema" } },
  );
  const send = async () => {
    const answer = (await ask({ input: { level } }))?.askToLowerLevel;
    if (!answer) return;
    if (answer.done) {
      onAsked();
      toast.success({ title: "Pedido enviado", description: "O nível muda quando a sua arena concordar." });
    } else
      toast.error({
        title: "Pedido não enviado",
        description: answer.refusal?.message ?? "",
      });
  };
  return (
    <Flex>
      <PendingButton size="sm" variant="outline" pending={pending} onClick={() => void send()}>
        {`Pedir à arena o nível ${athleteLevelLabel[level]}`}
      </PendingButton>
    </Flex>
  );
}
