import { Box } from "@chakra-ui/react/box";
import { Button, IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Spinner } from "@chakra-ui/react/spinner";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "../Links";
import { ProgressBar } from "../Progress";
import { forgetWork, startWork, type Work } from "./long-work";

/** What is over sooner than this was hardly work: its line would only flicker. */
const patienceMs = 600;

/** A line for each thing that goes on or has just ended. It lies below the page and covers nothing of it. */
export function WorkLines({ works }: { works: readonly Work[] }) {
  return (
    <Box
      as="section"
      aria-label="Em andamento"
      data-long-work=""
      position="sticky"
      bottom="var(--shell-bar, 0px)"
      zIndex="docked"
      _print={{ display: "none" }}
    >
      {works.map((work) => (
        <WorkLine key={work.key} work={work} />
      ))}
    </Box>
  );
}

function WorkLine({ work }: { work: Work }) {
  const { key, doing, progress, end } = work;
  const { pathname } = useLocation();
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (patient && end === null) return null;
  const Icon = end?.ok ? CircleCheck : CircleAlert;
  return (
    <Flex
      align="center"
      gap="2.5"
      minH="11"
      px={{ base: "4", md: "6" }}
      bg={end === null ? "bg.panel" : end.ok ? "bg.success" : "bg.error"}
      color={end === null ? "fg" : end.ok ? "fg.success" : "fg.error"}
      borderTopWidth="1px"
      borderColor="border"
      textStyle="sm"
      fontWeight="medium"
    >
      {end === null ? (
        <Spinner size="sm" flexShrink="0" />
      ) : (
        <Icon size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
      )}
      <Box
        role={end?.ok === false ? "alert" : "status"}
        minW="0"
        maxW="40rem"
        lineClamp={{ base: 3, md: 2 }}
        textStyle={{ base: "xs", md: "sm" }}
      >
        {end === null ? doing(progress) : end.says}
      </Box>
      {end === null ? <ProgressBar label={doing(null)} progress={progress} maxW="14rem" /> : null}
      {end?.to !== undefined && end.to !== pathname ? (
        <ButtonLink
          to={end.to}
          size="sm"
          variant="plain"
          px="2"
          textDecoration="underline"
          onClick={() => forgetWork(key)}
        >
          Ver
        </ButtonLink>
      ) : null}
      {end?.again ? (
        <Button
          size="sm"
          variant="plain"
          px="2"
          color="inherit"
          textDecoration="underline"
          onClick={() => void startWork(work)}
        >
          Tentar novamente
        </Button>
      ) : null}
      {end === null ? null : (
        <IconButton
          aria-label="Fechar"
          size="sm"
          variant="ghost"
          color="inherit"
          onClick={() => forgetWork(key)}
        >
          <X />
        </IconButton>
      )}
    </Flex>
  );
}
