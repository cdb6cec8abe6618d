import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { serverUrl } from "../../client.ts"
import { callerQuery } from "../../queries/caller.ts"
import { runtimeConfigQuery } from "../../queries/models.ts"
import { readinessQuery } from "../../queries/readiness.ts"
import { Badge } from "../../ui/badge.tsx"
import { Button } from "../../ui/button.tsx"
import { ErrorNotice } from "../../ui/error-notice.tsx"
import { Fact, Facts } from "../../ui/facts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Loading } from "../../ui/loading.tsx"
import { Page } from "../../ui/page.tsx"
import { Time } from "../../ui/time.tsx"
import styles from "./system.module.css"

/** The screen with what the server is, what it can do and whether it is ready. */
export function System() {
  const { data: caller } = useQuery(callerQuery)
  const config = useQuery(runtimeConfigQuery)
  if (caller === undefined) return null
  const { server, session } = caller
  return (
    <Page title="System" lead="The version, features and readiness of this server." width="narrow">
      <Readiness />
      <Facts>
        <Fact name="Version">{server.version}</Fact>
        <Fact name="Address">
          <code>{serverUrl}</code>
        </Fact>
        <Fact name="Text in images">
          {server.recognition ? "On: text in scans and photos is read." : "Off: text in scans and photos is not read."}
        </Fact>
        <Fact name="Language models">
          {server.hasModels
            ? "In use: documents are sent to the provider of a model."
            : "None in use: documents stay on this server."}{" "}
          <Link to="/settings/models">Models</Link>
        </Fact>
        <Fact name="Fast model">{config.data === undefined ? "…" : (config.data.fastModel?.name ?? "None")}</Fact>
        <Fact name="Accurate model">
          {config.data === undefined ? "…" : (config.data.accurateModel?.name ?? "None")}
        </Fact>
        <Fact name="Sign-in">{server.oidc ? "API key or identity provider" : "API key"}</Fact>
        {session !== undefined && (
          <Fact name="This session">
            Ends at the latest <Time value={session.expiresAt} />
          </Fact>
        )}
      </Facts>
      {config.isError && <ErrorNotice error={config.error} onRetry={() => void config.refetch()} />}
      <section className={styles.links} aria-labelledby="interfaces">
        <h2 id="interfaces">API</h2>
        <ul>
          <li>
            <a href={`${serverUrl}/docs`} target="_blank" rel="noreferrer">
              API reference <Icon name="external" />
              <span className="visually-hidden">(opens in a new tab)</span>
            </a>
          </li>
          <li>
            <a href={`${serverUrl}/openapi.json`} target="_blank" rel="noreferrer">
              OpenAPI document <Icon name="external" />
              <span className="visually-hidden">(opens in a new tab)</span>
            </a>
          </li>
        </ul>
      </section>
    </Page>
  )
}

/** Renders what the server says about its database, its storage and its migrations. */
function Readiness() {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(readinessQuery)
  return (
    <section className={styles.readiness} aria-labelledby="readiness">
      <div className={styles.head}>
        <h2 id="readiness">Readiness</h2>
        <Button size="small" icon="retry" isBusy={isFetching} onClick={() => void refetch()}>
          Check again
        </Button>
      </div>
      <div role="status" className={styles.state}>
        {data === undefined && error === null && <Loading label="Checking…" />}
        {error === null && data?.isReady === true && (
          <>
            <Badge kind="success" icon="success">
              Ready
            </Badge>
            <p>The database and the storage respond, and the database is up to date.</p>
          </>
        )}
        {error === null && data?.isReady === false && (
          <>
            <Badge kind="danger" icon="failure">
              Not ready
            </Badge>
            <p>{data.reason}</p>
          </>
        )}
      </div>
      {error !== null && <ErrorNotice error={error} />}
      {error === null && data !== undefined && (
        <p className={styles.checked}>
          Checked <Time key={dataUpdatedAt} value={new Date(dataUpdatedAt).toISOString()} />
        </p>
      )}
    </section>
  )
}
