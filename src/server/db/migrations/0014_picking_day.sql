ALTER TABLE "slots" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "order_events_delivered" ON "order_events" USING btree ("at") WHERE "order_events"."kind" = 'move' and "order_events"."to" = 'delivered';--> statement-breakpoint
CREATE INDEX "pick_events_run" ON "pick_events" USING btree ("run_id","at");--> statement-breakpoint
CREATE INDEX "pick_events_named" ON "pick_events" USING btree ("received_at") WHERE "pick_events"."actor_id" is not null;