import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Globe, Image } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { athleteCardPath } from "../../server/competition/record/athlete-card-path.rules";
import type { PublicPageCard_athlete$key } from "../__generated__/PublicPageCard_athlete.graphql";
import type { PublicPageCardMutation } from "../__generated__/PublicPageCardMutation.graphql";
import { useAction } from "../relay/use-action";
import { Card } from "../ui/Card";
import { PendingButton } from "../ui/form/PendingButton";
import { ShareLinks } from "../ui/ShareLinks";
import { TextLink } from "../ui/TextLink";
import { toast } from "../ui/toaster";
import { publicAthletePath } from "./public/public-athlete-path";

/** Whether strangers may open one's page, and the ways to send it on: for the athlete, and who answers for a minor. */
export function PublicPageCard({ athlete: fragment }: { athlete: PublicPageCard_athlete$key }) {
  const { key, displayName, isPublic, viewerCanOpenPage } = useFragment(
    graphql`
      fragment PublicPageCard_athlete on Athlete {
        key
        displayName
        # Null of anybody else.
        isPublic
        viewerCanOpenPage
      }
    `,
    fragment,
  );
  const [set, pending] = useAction<PublicPageCardMutation>(
    graphql`
      mutation PublicPageCardMutation($input: SetPublicPageInput!) {
        setPublicPage(input: $input) {
          ... on SetPublicPageSuccess @alias(as: "done") {
            athlete {
              ...PublicPageCard_athlete
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro", description: "Erro interno do sistema" } },
  );
  if (typeof isPublic !== "boolean") return null;
  const change = async () => {
    const answer = (await set({ input: { isPublic: !isPublic } }))?.setPublicPage;
    if (answer?.refusal) toast.error({ title: "Página não aberta", description: answer.refusal.message });
    if (answer?.done) toast.success({ title: isPublic ? "Página fechada" : "Página aberta" });
  };
  const path = publicAthletePath(key);
  return (
    <Card title="Página pública" icon={Globe}>
      <Stack gap="4">
        <Text color="fg.muted">
          {isPublic
            ? "Quem tem o link vê nome, nível, estatísticas e rankings; nunca contatos, nascimento ou pagamentos."
            : viewerCanOpenPage
              ? "Fechada. Aberta, quem tem o link vê nome, nível, estatísticas e rankings; nunca contatos, nascimento ou pagamentos."
              : "Fechada. Enquanto você é menor de idade, só quem responde por você a abre."}
        </Text>
        {isPublic ? (
          <>
            <TextLink to={path} overflowWrap="anywhere">{`${location.host}${path}`}</TextLink>
            <HStack gap="2" wrap="wrap">
              <ShareLinks name={displayName} url={`${location.origin}${path}`} />
              <Button asChild variant="outline" colorPalette="gray" size="sm">
                <a href={athleteCardPath(key)} download="cartao-praia.png">
                  <Image />
                  Baixar cartão
                </a>
              </Button>
            </HStack>
          </>
        ) : null}
        {isPublic || viewerCanOpenPage ? (
          <PendingButton
            size="sm"
            alignSelf="flex-start"
            variant={isPublic ? "outline" : "solid"}
            {...(isPublic ? { colorPalette: "gray" } : {})}
            pending={pending}
            onClick={() => void change()}
          >
            {isPublic ? "Fechar página pública" : "Abrir página pública"}
          </PendingButton>
        ) : null}
      </Stack>
    </Card>
  );
}
