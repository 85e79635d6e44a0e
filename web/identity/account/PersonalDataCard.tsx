import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Download, FileText } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PersonalDataCard_viewer$key } from "../../__generated__/PersonalDataCard_viewer.graphql";
import { Card } from "../../ui/Card";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/Notice";
import { saveFile } from "../../ui/save-file";
import { toast } from "../../ui/toaster";
import { keptDataOf } from "./kept-data";
import { useExportPersonalDataMutation } from "./use-account-mutations";

/** Lists which personal data the platform stores and why, and exports all of it as a file (LGPD). */
export function PersonalDataCard({ viewer }: { viewer: PersonalDataCard_viewer$key }) {
  const { roles } = useFragment(
    graphql`
      fragment PersonalDataCard_viewer on Viewer {
        roles
      }
    `,
    viewer,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const [exportData, pending] = useExportPersonalDataMutation();

  const download = async () => {
    setRefusal(null);
    const answer = (await exportData({}))?.exportPersonalData;

    if (answer?.done) {
      saveFile(answer.done.fileName, answer.done.json, "application/json");
      return toast.success({ title: "Seus dados estão no arquivo", description: answer.done.fileName });
    }
    if (answer?.refusal) {
      return setRefusal(answer.refusal.message);
    }
  };

  return (
    <Card title="Meus dados" icon={FileText}>
      <Stack gap="5" align="flex-start">
        <Text color="fg.muted">O que guardamos sobre você, e por quê:</Text>
        <Stack as="dl" gap="3.5">
          {keptDataOf(roles).map(({ what, why }) => (
            <Box key={what}>
              <Text as="dt" fontWeight="semibold">
                {what}
              </Text>
              <Text as="dd" textStyle="sm" color="fg.muted">
                {why}
              </Text>
            </Box>
          ))}
        </Stack>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        <PendingButton variant="outline" pending={pending} onClick={() => void download()}>
          <Download />
          {pending ? "Preparando…" : "Baixar meus dados"}
        </PendingButton>
      </Stack>
    </Card>
  );
}
