import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { PageFrame } from "../ui/PageFrame";

interface AdminFrameProps {
  title: string;
  /** What one can do on the page: beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the administration, with the way to the others. */
export function AdminFrame({ title, actions, children }: AdminFrameProps) {
  return (
    <PageFrame title={title} subtitle={<Text color="fg.muted">Administração</Text>} actions={actions}>
      {children}
    </PageFrame>
  );
}
