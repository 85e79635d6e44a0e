import { Flex } from "@chakra-ui/react/flex";
import { Outlet, useNavigate } from "react-router-dom";
import { PageFoot } from "../ui/PageFoot";
import { SkipLink } from "../ui/SkipLink";
import { Overlays } from "./Overlays";
import { Bar } from "./TopBar";
import { useVisitorCommands } from "./use-commands";
import { useOpened } from "./use-opened";
import { useShortcuts } from "./use-shortcuts";
import { VisitorBar } from "./VisitorBar";

/** Around a page of somebody who is not signed in, or of whom that is not known yet. */
export function VisitorShell({ loading }: { loading: boolean }) {
  const navigate = useNavigate();
  const sheets = useOpened();
  const commands = useVisitorCommands();
  useShortcuts({
    "mod+k": () => sheets.open("palette"),
    "?": () => sheets.open("shortcuts"),
  });
  return (
    <Flex direction="column" minH="100dvh" _print={{ minH: "auto" }}>
      <SkipLink />
      {loading ? <Bar>{null}</Bar> : <VisitorBar />}
      <Outlet />
      <PageFoot />
      <Overlays
        {...sheets}
        session={null}
        onFound={({ to }) => void navigate(to)}
        commands={commands}
        folds={false}
      />
    </Flex>
  );
}
